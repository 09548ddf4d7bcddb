import type {ReactNode} from 'react';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface FoldProps {
  title: string;
  /** Of the title. */
  lang?: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Fold({
  title,
  lang,
  isOpen,
  className = '',
  children,
}: FoldProps) {
  return (
    <details
      open={isOpen}
      className={`-mt-px border-y border-line open:pb-4 ${className}`}
    >
      <summary {...langAttributes(lang)} className="fold">
        {title}
      </summary>
      {children}
    </details>
  );
}
