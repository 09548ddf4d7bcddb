import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderList} from '~/components/account/OrderList';
import {Pagination} from '~/components/catalogue/Pagination';
import {useTranslations} from 'use-intl/react';
import {accountSeo} from '~/lib/account/account-page.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const title = 'account.orders.title';
  return {
    ...(await orErrorResponse(context.accounts.loadOrders(context))),
    seo: accountSeo(context, (t) => t(title), '/account/orders'),
  };
}

export default function OrdersRoute() {
  const {orders, pages} = useLoaderData<typeof loader>();
  const t = useTranslations('account.orders');
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <OrderList orders={orders} />
      <Pagination {...pages} />
    </div>
  );
}
