import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ProductPage} from '~/components/product/ProductPage';
import {MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import {loadProductPage} from '~/lib/product/load-product-page.server';
import {productMeta} from '~/lib/product/product-seo';

export const meta: MetaFunction<typeof loader> = ({data}) => productMeta(data);

export async function loader({context, request}: LoaderFunctionArgs) {
  return loadProductPage(context, MAP_PRODUCT_HANDLE, new URL(request.url));
}

export default function MapRoute() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
