import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderView} from '~/components/account/OrderView';
import {accountSeo, forPage} from '~/lib/account/account-page.server';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {key = ''} = params;
  const order = await forPage(
    context.accounts.loadOrder(context, request, key),
  );
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
