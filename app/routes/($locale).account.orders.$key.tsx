import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderView} from '~/components/account/OrderView';
import {accountSeo} from '~/lib/account/account-page.server';
import {pageMeta} from '~/lib/seo/seo';
import {forPage} from '~/lib/storefront/page-error.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params}: LoaderFunctionArgs) {
  const {key = ''} = params;
  const order = await forPage(context.accounts.loadOrder(context, key));
  const {name} = order;
  return {
    order,
    seo: accountSeo(
      context,
      (t) => t('account.orders.order', {name}),
      '/account/orders',
    ),
  };
}

export default function OrderRoute() {
  const {order} = useLoaderData<typeof loader>();
  return <OrderView order={order} />;
}
