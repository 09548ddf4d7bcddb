import type {ReactNode} from 'react';

interface FoldProps {
  title: string;
  /** Of the title. */
  lang?: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({title, lang, isOpen, children}: FoldProps) {
  return (
    <details open={isOpen} className="-mt-px border-y border-line">
      <summary lang={lang} className="fold">
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
