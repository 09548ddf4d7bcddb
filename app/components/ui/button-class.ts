export interface ButtonLook {
  /** `primary` once per view at most; `quiet` for actions beside content. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `lg` is for the one action that a page exists for. */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-bold ' +
  'text-center no-underline transition-colors duration-150 cursor-pointer ' +
  'disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const VARIANTS = {
  primary:
    'bg-accent text-on-accent border border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary:
    'bg-raised text-ink border border-line-strong hover:border-accent hover:text-accent',
  quiet: 'text-ink border border-transparent hover:bg-sunken hover:text-accent',
  danger:
    'bg-raised text-danger border border-danger hover:bg-danger hover:text-on-danger',
} as const;

const SIZES = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
} as const;

/** Classes of a button's look, for `<button>` and for links that look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonLook): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`.trim();
}
