import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ProductPage} from '~/components/product/ProductPage';
import {loadProductPage} from '~/lib/product/load-product-page.server';
import {galleryPreloads} from '~/lib/product/gallery';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data, matches}) => [
  ...galleryPreloads(data?.product.gallery ?? []),
  ...seoMeta(data?.seo, matches),
];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  return loadProductPage(context, params.handle ?? '', new URL(request.url));
}

export default function ProductRoute() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
