import type {ReactNode} from 'react';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AuthPage({title, lead, children}: Props) {
  return (
    <div className="page-width py-6 lg:py-10">
      <div className="mx-auto grid max-w-md gap-6 rounded-panel border border-line bg-raised p-4">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {lead ? <p className="text-muted">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
