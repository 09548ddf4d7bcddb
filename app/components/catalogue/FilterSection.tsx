import type {ReactNode} from 'react';
import IconChevron from '~icons/lucide/chevron-down';

interface Props {
  label: string;
  children: ReactNode;
}

/** One filter, which can be folded away. */
export function FilterSection({label, children}: Props) {
  return (
    <details open className="group border-b border-line last-of-type:border-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-bold hover:text-accent [&::-webkit-details-marker]:hidden">
        {label}
        <IconChevron className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
