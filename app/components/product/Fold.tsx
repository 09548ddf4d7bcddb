import type {ReactNode} from 'react';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface FoldProps {
  title: string;
  /** Of the title. */
  lang?: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({title, lang, isOpen, children}: FoldProps) {
  return (
    <details open={isOpen} className="-mt-px border-y border-line open:pb-4">
      <summary {...langAttributes(lang)} className="fold">
        {title}
      </summary>
      {children}
    </details>
  );
}
