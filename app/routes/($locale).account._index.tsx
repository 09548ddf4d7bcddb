import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {AddressBook} from '~/components/account/AddressBook';
import {ProblemNotice, SessionNotice} from '~/components/account/Notice';
import {OrderList} from '~/components/account/OrderList';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo, takeNotice} from '~/lib/account/account-page.server';
import {PROFILE_FIELDS} from '~/lib/account/customer-accounts';
import {readablePhone} from '~/lib/account/phone-number.server';
import {formText} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

const LATEST_ORDERS = 3;

export async function loader({context}: LoaderFunctionArgs) {
  const {accounts} = context;
  const [customer, addresses, {orders}] = await orErrorResponse(
    Promise.all([
      accounts.loadCustomer(context),
      accounts.loadAddresses(context),
      accounts.loadOrders(context),
    ]),
  );
  return {
    hasPasswords: accounts.passwords !== null,
    customer: {
      ...customer,
      phone: readablePhone(customer.phone ?? ''),
      // Without a name Shopify's is the e-mail address, which has a row of its own.
      displayName:
        customer.firstName || customer.lastName
          ? // Its parts may begin and end with spaces, of which HTML keeps wide ones.
            customer.displayName.trim().replace(/\s+/g, ' ')
          : null,
    },
    addresses,
    orders: orders.slice(0, LATEST_ORDERS),
    notice: takeNotice(context),
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

export const clientAction = keepUnsentForm;

export default function AccountRoute() {
  const {addresses, hasPasswords, notice, orders} =
    useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('account');
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <SessionNotice notice={notice} />
      <ProblemNotice state={state} />
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
      <ProfileSummary />
      <AddressBook addresses={addresses} keepsDefault={!hasPasswords} />
    </div>
  );
}

/** Shown together, as `displayName`. */
const NAMES = new Set(['firstName', 'lastName']);

function ProfileSummary() {
  const {customer, hasPasswords} = useLoaderData<typeof loader>();
  const t = useTranslations('account.profile');
  const tField = useTranslations('auth.fields');
  const rows = [
    [t('name'), customer.displayName],
    ...PROFILE_FIELDS.filter(({name}) => !NAMES.has(name)).map(
      ({name}) => [tField(name), customer[name]] as const,
    ),
  ] as const;
  return (
    <section aria-labelledby="profile" className="grid gap-3">
      <h2 id="profile" className="text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {rows.map(([label, text]) =>
          text ? (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/account/profile" variant="secondary" size="sm">
          {t('edit')}
        </ButtonLink>
        {hasPasswords ? (
          <ButtonLink to="/account/password" variant="secondary" size="sm">
            {t('changePassword')}
          </ButtonLink>
        ) : null}
      </div>
      {hasPasswords ? (
        <p className="text-sm text-muted">{t('sessions')}</p>
      ) : null}
    </section>
  );
}
