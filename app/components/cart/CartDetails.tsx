import type {ReactNode} from 'react';
import IconChevron from '~icons/lucide/chevron-down';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the cart that most orders do not need. */
export function CartDetails({title, isOpen = false, children}: Props) {
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 py-2 font-bold hover:text-accent">
        {title}
        <IconChevron className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
