import type {ReactNode} from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** The page of one form of the account. */
export function AccountFormPage({title, children}: Props) {
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  );
}
