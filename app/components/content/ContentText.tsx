interface Props {
  /** Compiled from our Markdown. */
  html: string;
  /** BCP 47, where it is not the page's language. */
  lang?: string;
}

export function ContentText({html, lang}: Props) {
  return (
    <div
      lang={lang}
      className="prose content"
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
