import {
  useActionData,
  useLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AddressBook} from '~/components/account/AddressBook';
import {AnswerNotice} from '~/components/account/AnswerNotice';
import {AuthNotice} from '~/components/account/AuthNotice';
import {OrderList} from '~/components/account/OrderList';
import {ProfileSummary} from '~/components/account/ProfileSummary';
import {Link} from '~/components/ui/Link';
import {accountSeo} from '~/lib/account/account-seo.server';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {formText} from '~/lib/forms/read-form.server';
import {readablePhone} from '~/lib/account/phone-number.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

/** More of them have a page of their own. */
const LATEST_ORDERS = 3;

export const headers = () => PRIVATE;

export async function loader({context, request}: LoaderFunctionArgs) {
  const [customer, addresses, {orders}] = await Promise.all([
    context.accounts.loadCustomer(context, request),
    context.accounts.loadAddresses(context, request),
    context.accounts.loadOrders(context, request),
  ]);
  const t = translatorFor(context.locale.code);
  return {
    can: context.accounts.can,
    customer: {...customer, phone: readablePhone(customer.phone ?? '')},
    addresses,
    orders: orders.slice(0, LATEST_ORDERS),
    notice: context.session.take('accountNotice'),
    seo: accountSeo(context, t('account.title'), '/account'),
  };
}

/** Makes another address the default one. */
export async function action({context, request}: ActionFunctionArgs) {
  const read = () => ({});
  return customerAction(context, request, read, async (form) => {
    const number = formText(form, 'default');
    const result = await context.accounts.makeDefaultAddress(
      context,
      request,
      number,
    );
    return afterChange(context, result, 'saved');
  });
}

export default function AccountRoute() {
  const {addresses, can, customer, notice, orders} =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account');
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <AuthNotice notice={notice} />
      <AnswerNotice answer={answer} />
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
      <ProfileSummary can={can} customer={customer} />
      <AddressBook addresses={addresses} can={can} />
    </div>
  );
}
