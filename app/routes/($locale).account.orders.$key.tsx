import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderView} from '~/components/account/OrderView';
import {accountSeo} from '~/lib/account/account-seo.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

// The address holds the order's secret.
export const headers = () => ({...PRIVATE, 'Referrer-Policy': 'no-referrer'});

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const order = await context.accounts.loadOrder(
    context,
    request,
    params.key ?? '',
  );
  const t = translatorFor(context.locale.code);
  const title = t('account.orders.order', {name: order.name});
  return {order, seo: accountSeo(context, title, '/account/orders')};
}

export default function OrderRoute() {
  const {order} = useLoaderData<typeof loader>();
  return <OrderView order={order} />;
}
