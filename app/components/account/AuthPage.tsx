import type {ReactNode} from 'react';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The title is at the page's edge, as on every other page; on desktops the form is beside it. */
export function AuthPage({title, lead, children}: Props) {
  return (
    <div className="page-width grid gap-x-8 gap-y-4 py-6 md:grid-cols-2 lg:py-10">
      <div>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
      </div>
      <div className="grid max-w-md gap-6 rounded-panel border border-line bg-raised p-4">
        {children}
      </div>
    </div>
  );
}
