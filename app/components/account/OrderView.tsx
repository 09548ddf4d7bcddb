import {useTranslations} from 'use-intl/react';
import type {OrderQuery} from 'storefrontapi.generated';
import {buttonClass} from '~/components/ui/button-class';
import {useLocale} from '~/components/ui/use-locale';
import {formatDate} from '~/lib/i18n/format';
import {AddressText} from './AddressText';
import {BuyAgain} from './BuyAgain';
import {OrderLines} from './OrderLines';
import {OrderState} from './OrderState';
import {OrderTotals} from './OrderTotals';

/** An order as its page shows it. */
export type OrderDetails = Extract<
  NonNullable<OrderQuery['node']>,
  {name: string}
>;

/** One order: lines, sums, how it stands, where it went, and what can be done. */
export function OrderView({order}: {order: OrderDetails}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const {name, processedAt, shippingAddress, statusUrl, invoice} = order;
  const invoiceUrl =
    invoice?.reference && 'url' in invoice.reference
      ? invoice.reference.url
      : null;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('order', {name})}</h1>
        <p className="text-muted">
          {formatDate(new Date(processedAt), locale)} ·{' '}
          <OrderState {...order} />
        </p>
      </header>
      <OrderLines lines={order.lineItems.nodes} />
      <OrderTotals order={order} />
      {shippingAddress ? (
        <section aria-labelledby="shipped-to" className="grid gap-2">
          <h2 id="shipped-to" className="text-xl">
            {t('address')}
          </h2>
          <AddressText lines={shippingAddress.formatted} />
        </section>
      ) : null}
      <div className="flex flex-wrap gap-3 print:hidden">
        <BuyAgain lines={order.lineItems.nodes} />
        <a
          href={statusUrl}
          rel="noreferrer"
          className={buttonClass({variant: 'secondary'})}
        >
          {t('status')}
        </a>
        {invoiceUrl ? (
          <a
            href={invoiceUrl}
            rel="noreferrer"
            className={buttonClass({variant: 'secondary'})}
          >
            {t('invoice')}
          </a>
        ) : null}
      </div>
    </div>
  );
}
