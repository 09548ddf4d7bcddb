import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ContentNavigation} from '~/components/content/ContentNavigation';
import {DocsHits} from '~/components/content/DocsHits';
import {DocsSearchForm} from '~/components/content/DocsSearchForm';
import {PageHeading} from '~/components/content/PageHeading';
import {readTerm} from '~/lib/catalogue/search-term';
import {searchDocs} from '~/lib/content/docs-index.server';
import {translatorFor} from '~/lib/i18n/messages';
import {folderPages, pageLinks} from '~/lib/content/load-content.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const term = readTerm(new URL(request.url).searchParams);
  const t = translatorFor(context.locale.code);
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
  const {term, hits, isCut, pages} = useLoaderData<typeof loader>();
  const t = useTranslations('content');
  return (
    <div className="page-width beside-list py-8 lg:py-12">
      <ContentNavigation label={t('docs')} pages={pages} />
      <div className="min-w-0 space-y-6">
        <PageHeading title={t('search.title')} />
        <div className="max-w-[65ch]">
          <DocsSearchForm term={term} />
        </div>
        <DocsHits term={term} hits={hits} isCut={isCut} />
      </div>
    </div>
  );
}
