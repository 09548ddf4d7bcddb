import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentNavigation} from '~/components/content/ContentNavigation';
import {DocsSearchForm} from '~/components/content/DocsSearchForm';
import {PageHeading} from '~/components/content/PageHeading';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {textLink} from '~/components/ui/text-link';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {readTerm} from '~/lib/catalogue/list-url';
import {searchDocs} from '~/lib/content/docs-index.server';
import {
  folderPages,
  pageLinks,
  requireMap,
} from '~/lib/content/load-content.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const term = readTerm(new URL(request.url).searchParams);
  const t = await requireMap(context, request);
  const pages = await folderPages(context, '/docs');
  return {
    term,
    ...searchDocs(pages, term),
    pages: pageLinks(pages),
    seo: pageSeo(context, {
      title: term ? t('mapSeo.manual.titleFor', {term}) : t('map.manual.title'),
      description: t('mapSeo.manual.description'),
      path: '/docs/search',
      isHidden: true,
    }),
  };
}

export default function DocsSearchRoute() {
  const {term, pages} = useLoaderData<typeof loader>();
  const t = useMapTranslations('map.manual');
  const tContent = useTranslations('content');
  if (!t) return null;
  return (
    <div className="page-width beside-list py-6 lg:py-10">
      <ContentNavigation label={tContent('docs')} pages={pages} />
      <div className="min-w-0 space-y-6">
        <PageHeading title={t('title')} />
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
  const t = useMapTranslations('map.manual');
  if (!t) return null;
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
        <ol className="mt-4 max-w-[65ch] ruled border-y border-line">
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
