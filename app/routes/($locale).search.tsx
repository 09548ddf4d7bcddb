import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SearchView} from '~/components/catalogue/SearchView';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {translatorFor} from '~/lib/i18n/messages';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {forPage} from '~/lib/storefront/page-failure.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const result = await forPage(loadSearch(context, searchParams));
  const {term} = result;
  const t = translatorFor(context.locale.code);
  return {
    result,
    isStale: context.report.servedStale,
    seo: pageSeo(context, {
      title: term ? t('search.titleFor', {term}) : t('search.title'),
      description: t('search.description'),
      path: '/search',
      isHidden: true,
    }),
  };
}

export default function SearchRoute() {
  const {result} = useLoaderData<typeof loader>();
  return <SearchView {...result} />;
}
