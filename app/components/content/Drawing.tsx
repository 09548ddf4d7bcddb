interface Props {
  /** SVG from `app/content/pictures`, imported with `?raw`. */
  source: string;
  className?: string;
}

/** Inline decorative SVG, so that it follows the colour mode. */
export function Drawing({source, className = ''}: Props) {
  return (
    <span
      aria-hidden
      className={`drawing ${className}`}
      dangerouslySetInnerHTML={{__html: source}}
    />
  );
}
