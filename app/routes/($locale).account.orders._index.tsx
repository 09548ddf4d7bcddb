import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {OrderList} from '~/components/account/OrderList';
import {Pagination} from '~/components/catalogue/Pagination';
import {accountSeo, forPage} from '~/lib/account/account-page.server';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, request}: LoaderFunctionArgs) {
  const title = 'account.orders.title';
  return {
    ...(await forPage(context.accounts.loadOrders(context, request))),
    seo: accountSeo(context, (t) => t(title), '/account/orders'),
  };
}

export default function OrdersRoute() {
  const {orders, pages} = useLoaderData<typeof loader>();
  const t = useTranslations('account.orders');
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{t('title')}</h1>
      <OrderList orders={orders} />
      <Pagination {...pages} />
    </div>
  );
}
