interface Props {
  /** Source of a drawing in `app/content/pictures`, imported with `?raw`. */
  source: string;
  className?: string;
}

/** A drawing of ours beside words that say the same. Takes part in the colour mode. */
export function Drawing({source, className = ''}: Props) {
  return (
    <span
      aria-hidden
      className={`drawing ${className}`}
      dangerouslySetInnerHTML={{__html: source}}
    />
  );
}
