import type {ReactNode} from 'react';

interface Props {
  title: string;
  hint: string;
  /** Links that lead on. */
  children: ReactNode;
}

/** What stands in the place of products when there are none. */
export function EmptyList({title, hint, children}: Props) {
  return (
    <div className="mt-4 rounded-panel border border-line bg-raised px-4 py-8 text-center">
      <p className="text-lg font-bold">{title}</p>
      <p className="mt-2 text-muted">{hint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
