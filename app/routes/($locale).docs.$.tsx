import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ContentArticle} from '~/components/content/ContentArticle';
import {
  ContentNavigation,
  Neighbours,
} from '~/components/content/ContentNavigation';
import {DocsSearchForm} from '~/components/content/DocsSearchForm';
import {LONGEST_TERM, TERM_PARAMETER} from '~/lib/catalogue/search-term';
import {translatorFor} from '~/lib/i18n/messages';
import {
  contentSeo,
  contentView,
  pageLinks,
  requirePage,
} from '~/lib/content/load-content.server';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export function loader({context, params}: LoaderFunctionArgs) {
  const path = `/docs/${params['*']}`;
  const page = requirePage(context, path);
  const pages = pageLinks(context, '/docs');
  const place = pages.findIndex((entry) => entry.path === path);
  const name = translatorFor(context.locale.code)('content.docs');
  return {
    path,
    page: contentView(page),
    pages,
    previous: pages[place - 1] ?? null,
    next: pages[place + 1] ?? null,
    seo: contentSeo(context, path, page, [{path: '/docs', name}]),
  };
}

export default function DocsRoute() {
  const {path, page, pages, previous, next} = useLoaderData<typeof loader>();
  const t = useTranslations('content');
  return (
    <div className="page-width beside-list py-8 lg:py-12">
      <ContentNavigation label={t('docs')} pages={pages} current={path}>
        <DocsSearchForm name={TERM_PARAMETER} maxLength={LONGEST_TERM} />
      </ContentNavigation>
      <div className="min-w-0">
        <ContentArticle {...page} />
        <Neighbours previous={previous} next={next} />
      </div>
    </div>
  );
}
