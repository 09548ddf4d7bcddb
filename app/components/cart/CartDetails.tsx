import type {ReactNode} from 'react';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function CartDetails({title, isOpen = false, children}: Props) {
  return (
    <details open={isOpen} className="border-t border-line print:hidden">
      <summary className="fold">{title}</summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
