import {Prose} from '~/components/ui/Prose';

interface Props {
  /** Compiled from our own Markdown. */
  html: string;
}

/** The text of a page of content. */
export function ContentText({html}: Props) {
  return (
    <div className="content">
      <Prose html={html} />
    </div>
  );
}
