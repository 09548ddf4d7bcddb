import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {
  contentSeo,
  contentView,
  requirePage,
} from '~/lib/content/load-content.server';
import {invalidPage} from '~/lib/http/not-found';
import {shopifyAddress} from '~/lib/http/shopify-addresses';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, params}: LoaderFunctionArgs) {
  const path = `/pages/${params.handle}`;
  // Of these the pages have another address.
  if (path === '/pages/home' || shopifyAddress(path)) throw invalidPage(path);
  const page = await requirePage(context, path);
  return {page: contentView(page), seo: contentSeo(context, path, page)};
}

export default function MerchantPageRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8 lg:py-12">
      <ContentArticle {...page} />
    </div>
  );
}
