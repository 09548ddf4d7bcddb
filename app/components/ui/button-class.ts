export interface ButtonLook {
  /** `primary` once per view at most; `quiet` for actions beside content. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `lg` is for the one action that a page exists for. */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Classes of a button's look, for `<button>` and for links that look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonLook): string {
  return `button button-${variant} button-${size} ${className}`.trim();
}
