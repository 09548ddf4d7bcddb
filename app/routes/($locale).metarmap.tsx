import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ProductPage} from '~/components/product/ProductPage';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {localizedPath} from '~/lib/i18n/locale';
import {loadProductPage} from '~/lib/product/load-product-page.server';
import {galleryPreloads} from '~/lib/product/gallery';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data, matches}) => [
  ...galleryPreloads(data?.product.gallery ?? []),
  ...seoMeta(data?.seo, matches),
];

export async function loader({context, request}: LoaderFunctionArgs) {
  const handle = context.env.PUBLIC_MAP_PRODUCT_HANDLE;
  try {
    return await loadProductPage(context, handle, new URL(request.url));
  } catch (error) {
    // A store that does not sell the map has other products to show.
    throw error instanceof Response && error.status === 404
      ? redirect(localizedPath(CATALOGUE_PATH, context.locale))
      : error;
  }
}

export default function MapRoute() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
