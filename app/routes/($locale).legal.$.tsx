import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {ContentNavigation} from '~/components/content/ContentNavigation';
import {loadFolderPage, requirePage} from '~/lib/content/load-content.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params}: LoaderFunctionArgs) {
  const {title: name} = await requirePage(context, '/legal');
  return loadFolderPage(context, '/legal', {name, rest: params['*']});
}

export default function LegalPageRoute() {
  const {page, isSample, ...folder} = useLoaderData<typeof loader>();
  return (
    <div className="page-width beside-list py-6 lg:py-10">
      <ContentNavigation {...folder} />
      <ContentArticle {...page} isSample={isSample} />
    </div>
  );
}
