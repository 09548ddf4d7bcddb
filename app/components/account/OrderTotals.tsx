import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {compareAmounts, formatMoney, type Money} from '~/lib/i18n/format';
import {OrderDiscounts} from './OrderDiscounts';

/** The sums of an order, as the provider says them. */
export function OrderTotals({order}: {order: OrderDetails}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const {subtotalPrice, tax, totalRefunded} = order;
  const isRefunded = compareAmounts(totalRefunded.amount, '0') > 0;
  const row = (label: string, amount: Money, className = '') => (
    <div className={`flex justify-between gap-6 ${className}`}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount, locale)}</dd>
    </div>
  );
  return (
    <div className="grid gap-1 sm:ml-auto sm:w-80">
      <dl className="grid gap-1">
        {subtotalPrice ? row(t('subtotal'), subtotalPrice) : null}
        {row(t('shipping'), order.totalShippingPrice)}
      </dl>
      <OrderDiscounts discounts={order.shippingDiscountAllocations} />
      <dl className="grid gap-1">
        {tax && !tax.isIncluded ? row(t('taxAdded'), tax.amount) : null}
        {row(t('total'), order.totalPrice, 'text-lg font-bold')}
        {tax?.isIncluded
          ? row(t('tax'), tax.amount, 'text-sm text-muted')
          : null}
        {isRefunded ? row(t('refunded'), totalRefunded) : null}
      </dl>
    </div>
  );
}
