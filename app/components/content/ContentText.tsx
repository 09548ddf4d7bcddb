interface Props {
  /** Compiled from our Markdown. */
  html: string;
}

export function ContentText({html}: Props) {
  return (
    <div className="content">
      <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
