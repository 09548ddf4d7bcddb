import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {OrderList} from '~/components/account/OrderList';
import {Pagination} from '~/components/catalogue/Pagination';
import {accountSeo} from '~/lib/account/account-seo.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorFor(context.locale.code);
  return {
    ...(await context.accounts.loadOrders(context, request)),
    seo: accountSeo(context, t('account.orders.title'), '/account/orders'),
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
