import type {ReactNode} from 'react';

interface Props {
  tone?: 'neutral' | 'danger';
  children: ReactNode;
}

/** Something that a page has to say about what was just done; it is read out. */
export function Notice({tone = 'neutral', children}: Props) {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`rounded-panel border bg-raised p-4 ${
        tone === 'danger'
          ? 'border-danger text-danger'
          : 'border-line-strong text-ink'
      }`}
    >
      {children}
    </p>
  );
}
