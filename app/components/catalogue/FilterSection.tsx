import type {ReactNode} from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** One filter, which can be folded away. */
export function FilterSection({label, children}: Props) {
  return (
    <details open className="border-b border-line last-of-type:border-b-0">
      <summary className="fold">{label}</summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
