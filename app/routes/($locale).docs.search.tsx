import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentNavigation} from '~/components/content/ContentNavigation';
import {DocsSearchForm} from '~/components/content/DocsSearchForm';
import {PageHeading} from '~/components/content/PageHeading';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {textLink} from '~/components/ui/text-link';
import {readTerm} from '~/lib/catalogue/search-term';
import {searchDocs} from '~/lib/content/docs-index.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {folderPages, pageLinks} from '~/lib/content/load-content.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const term = readTerm(new URL(request.url).searchParams);
  const t = serverTranslator(context.locale.code);
  const pages = await folderPages(context, '/docs');
  return {
    term,
    ...searchDocs(pages, term),
    pages: pageLinks(pages),
    seo: pageSeo(context, {
      title: term
        ? t('content.search.titleFor', {term})
        : t('content.search.title'),
      description: t('content.search.description'),
      path: '/docs/search',
      isHidden: true,
    }),
  };
}

export default function DocsSearchRoute() {
  const {term, pages} = useLoaderData<typeof loader>();
  const t = useTranslations('content');
  return (
    <div className="page-width beside-list py-8 lg:py-12">
      <ContentNavigation label={t('docs')} pages={pages} />
      <div className="min-w-0 space-y-6">
        <PageHeading title={t('search.title')} />
        <div className="max-w-[65ch]">
          <DocsSearchForm term={term} />
        </div>
        <Hits />
      </div>
    </div>
  );
}

function Hits() {
  const {term, hits, isCut} = useLoaderData<typeof loader>();
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
