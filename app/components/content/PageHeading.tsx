import type {ReactNode} from 'react';

interface Props {
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function PageHeading({title, lead, children}: Props) {
  return (
    <header className="max-w-[65ch]">
      <h1 className="text-3xl hyphens-auto sm:text-4xl">{title}</h1>
      {lead ? <p className="mt-3 text-lg text-muted">{lead}</p> : null}
      {children}
    </header>
  );
}
