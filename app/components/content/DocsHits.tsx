import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {textLink} from '~/components/ui/text-link';
import type {DocsHit} from '~/lib/content/docs-index.server';

interface Props {
  term: string;
  hits: readonly DocsHit[];
  /** More sections match than are shown. */
  isCut: boolean;
}

export function DocsHits({term, hits, isCut}: Props) {
  const t = useTranslations('content.search');
  if (!term) return <p className="text-lg">{t('prompt')}</p>;
  return (
    <>
      <p role="status" className="text-lg wrap-anywhere">
        {t('found', {count: hits.length, term})}
      </p>
      {hits.length === 0 ? (
        <p className="mt-3 max-w-[65ch]">
          {t.rich('nothing', {
            faq: textLink('/faq'),
            contact: textLink('/contact'),
          })}
        </p>
      ) : (
        <ol className="mt-4 max-w-[65ch] divide-y divide-line border-y border-line">
          {hits.map(({to, page, heading, excerpt}) => (
            <li key={to} className="py-4">
              {heading ? (
                <p className="font-mono text-sm text-muted">{page}</p>
              ) : null}
              <h2 className="text-lg">
                <Link to={to} className="text-link">
                  {heading || page}
                </Link>
              </h2>
              <p className="mt-1 wrap-anywhere">{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
      {isCut ? (
        <p className="mt-4 text-muted">{t('most', {count: hits.length})}</p>
      ) : null}
    </>
  );
}
