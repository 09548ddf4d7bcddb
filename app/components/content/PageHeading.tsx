import type {ReactNode} from 'react';
import type {PageLangs} from '~/lib/content/content-page';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Props {
  title: ReactNode;
  lead?: string;
  /** Languages (BCP 47) of a title and lead that are not in the page's language. */
  langs?: PageLangs;
  /** Nothing stands beside it, so that a long title needs one line. */
  isWide?: boolean;
  children?: ReactNode;
}

export function PageHeading({
  title,
  lead,
  langs = {},
  isWide = false,
  children,
}: Props) {
  return (
    <header className={isWide ? undefined : 'max-w-[65ch]'}>
      <h1
        {...langAttributes(langs.title)}
        className="text-3xl hyphens-auto sm:text-4xl"
      >
        {title}
      </h1>
      {lead ? (
        <p
          {...langAttributes(langs.description)}
          className="mt-3 text-lg text-muted"
        >
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  );
}
