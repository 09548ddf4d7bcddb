import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AddressBook} from '~/components/account/AddressBook';
import {Notice, SessionNotice} from '~/components/account/Notice';
import {OrderList} from '~/components/account/OrderList';
import {ProfileSummary} from '~/components/account/ProfileSummary';
import {Link} from '~/components/ui/Link';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {readablePhone} from '~/lib/account/phone-number.server';
import {formText} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/lib/seo/seo';
import {forPage} from '~/lib/storefront/page-failure.server';

export const meta = pageMeta<typeof loader>;

const LATEST_ORDERS = 3;

export async function loader({context}: LoaderFunctionArgs) {
  const {accounts} = context;
  const [customer, addresses, {orders}] = await forPage(
    Promise.all([
      accounts.loadCustomer(context),
      accounts.loadAddresses(context),
      accounts.loadOrders(context),
    ]),
  );
  return {
    hasPasswords: accounts.passwords !== null,
    customer: {...customer, phone: readablePhone(customer.phone ?? '')},
    addresses,
    orders: orders.slice(0, LATEST_ORDERS),
    notice: context.session.take('accountNotice'),
    seo: accountSeo(context, (t) => t('account.title'), '/account'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const {makeDefaultAddress} = context.accounts;
  return customerAction(context, request, async (form) => {
    const number = formText(form, 'default');
    return (await makeDefaultAddress(context, number)) ?? 'saved';
  });
}

export default function AccountRoute() {
  const {addresses, customer, hasPasswords, notice, orders} =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const t = useTranslations('account');
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <SessionNotice notice={notice} />
      {problem ? <Notice tone="danger">{problem.message}</Notice> : null}
      <section aria-labelledby="orders" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="orders" className="text-xl">
            {t('orders.latest')}
          </h2>
          {orders.length > 0 ? (
            <Link to="/account/orders" className="text-link">
              {t('orders.all')}
            </Link>
          ) : null}
        </div>
        <OrderList orders={orders} />
      </section>
      <ProfileSummary customer={customer} hasPassword={hasPasswords} />
      <AddressBook addresses={addresses} keepsDefault={!hasPasswords} />
    </div>
  );
}
