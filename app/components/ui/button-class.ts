export interface ButtonLook {
  /** `primary` at most once per view; `quiet` beside content. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `lg` for a page's main action. */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Classes of a `<button>` or a link that looks like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonLook): string {
  return `button button-${variant} button-${size} ${className}`.trim();
}
