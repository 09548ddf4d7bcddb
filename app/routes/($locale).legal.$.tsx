import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {ContentNavigation} from '~/components/content/ContentNavigation';
import {
  contentSeo,
  contentView,
  pageLinks,
  requirePage,
} from '~/lib/content/load-content.server';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export function loader({context, params}: LoaderFunctionArgs) {
  const path = `/legal/${params['*']}`;
  const page = requirePage(context, path);
  const index = requirePage(context, '/legal');
  return {
    path,
    page: contentView(page),
    label: index.title,
    pages: pageLinks(context, '/legal'),
    seo: contentSeo(context, path, page, [{path: '/legal', name: index.title}]),
  };
}

export default function LegalPageRoute() {
  const {path, page, label, pages} = useLoaderData<typeof loader>();
  return (
    <div className="page-width beside-list py-8 lg:py-12">
      <ContentNavigation label={label} pages={pages} current={path} />
      <ContentArticle {...page} isSample />
    </div>
  );
}
