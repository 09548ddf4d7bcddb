interface Props {
  /** Sanitised on the server by `sanitizeHtml`, or written by ourselves. */
  html: string;
}

/** Running text that comes as HTML. */
export function Prose({html}: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
