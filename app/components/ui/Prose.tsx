interface Props {
  /** Sanitised by `sanitizeHtml`, or our own. */
  html: string;
}

export function Prose({html}: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
