import type {ReactNode} from 'react';
import type {PageLangs} from '~/lib/content/content-page';

interface Props {
  title: ReactNode;
  lead?: string;
  /** Languages (BCP 47) of a title and lead that are not in the page's language. */
  langs?: PageLangs;
  children?: ReactNode;
}

export function PageHeading({title, lead, langs = {}, children}: Props) {
  return (
    <header className="max-w-[65ch]">
      <h1 lang={langs.title} className="text-3xl hyphens-auto sm:text-4xl">
        {title}
      </h1>
      {lead ? (
        <p lang={langs.description} className="mt-3 text-lg text-muted">
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  );
}
