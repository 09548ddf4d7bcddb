import {isRouteErrorResponse, useLocation, useMatches} from '@remix-run/react';
import IconExternal from '~icons/lucide/external-link';
import {editTarget} from '~/lib/preview/edit-target';
import type {Preview} from '~/lib/preview/preview.server';
import {CountryButton} from './CountryButton';
import {LocaleForm} from './LocaleSelector';

interface Props {
  preview: Preview & {editPaths: Readonly<Record<string, string>>};
  countryName: string | undefined;
  error: unknown;
}

const CONTROL =
  'inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 ' +
  'hover:text-accent';

export function PreviewBar({preview, countryName, error}: Props) {
  const {environment, messages} = preview;
  return (
    <section
      aria-label={messages.label}
      className="border-b border-line-strong bg-sunken text-sm print:hidden"
    >
      <div className="page-width flex min-h-11 flex-wrap items-center gap-x-3 py-1">
        <p className="rounded-control bg-accent px-2 py-0.5 font-bold text-on-accent">
          {messages.environment[environment]}
        </p>
        <LocaleForm
          aria-label={messages.language}
          className="flex"
          buttonClassName={CONTROL}
        />
        <CountryButton countryName={countryName} className={CONTROL} />
        <div className="ml-auto">
          <EditLink {...preview} error={error} />
        </div>
      </div>
    </section>
  );
}

function EditLink({
  adminUrl,
  messages,
  editPaths,
  error,
}: Props['preview'] & Pick<Props, 'error'>) {
  const {pathname} = useLocation();
  const target = editTarget(
    pathname,
    useMatches().at(-1)?.data,
    editPaths,
    isRouteErrorResponse(error) && error.status === 404,
  );
  if (target.kind === 'text') {
    return (
      <p className="py-1">
        {messages.text} <code className="wrap-anywhere">{target.file}</code>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {target.kind === 'missing' ? <span>{messages.missing}</span> : null}
      <a
        href={target.kind === 'none' ? adminUrl : adminUrl + target.path}
        target="_blank"
        rel="noreferrer"
        className={`${CONTROL} text-link`}
      >
        {messages.edit[target.kind]}
        <IconExternal className="size-4" />
        <span className="sr-only">{messages.newTab}</span>
      </a>
    </p>
  );
}
