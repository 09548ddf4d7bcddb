import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SearchView} from '~/components/catalogue/SearchView';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {translatorFor} from '~/lib/i18n/messages';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {pageFailure} from '~/lib/storefront/page-failure.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const result = await loadSearch(context, searchParams).catch(
    (error: unknown) => {
      throw pageFailure(error);
    },
  );
  const {term} = result;
  const t = translatorFor(context.locale.code);
  return {
    result,
    isStale: context.report.servedStale,
    seo: pageSeo(
      {
        title: term ? t('search.titleFor', {term}) : t('search.title'),
        description: t('search.description'),
        path: '/search',
        isHidden: true,
      },
      {siteUrl: context.env.PUBLIC_SITE_URL, locale: context.locale},
    ),
  };
}

export default function SearchRoute() {
  const {result} = useLoaderData<typeof loader>();
  return <SearchView {...result} />;
}
