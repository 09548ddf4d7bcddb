import {langAttributes} from '~/lib/i18n/lang-attributes';
interface Props {
  /** Compiled from our Markdown. */
  html: string;
  /** BCP 47, where it is not the page's language. */
  lang?: string;
  className?: string;
}

export function ContentText({html, lang, className = ''}: Props) {
  return (
    <div
      {...langAttributes(lang)}
      className={`prose content ${className}`.trim()}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
