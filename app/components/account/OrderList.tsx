import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderEntry} from '~/lib/account/order-page';
import {formatDate, formatMoney} from '~/lib/i18n/format';

export function OrderList({orders}: {orders: readonly OrderEntry[]}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  if (orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('none')}</p>
        <ButtonLink to="/collections">{t('shop')}</ButtonLink>
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {orders.map(({key, name, processedAt, currentTotalPrice, ...state}) => (
        <li
          key={key}
          className="relative grid gap-x-4 gap-y-1 rounded-panel border border-line bg-raised p-4 hover:border-accent sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          <Link
            to={`/account/orders/${key}`}
            prefetch="none"
            // The URL is secret; analytics of this document must not see it.
            reloadDocument
            className="cover-link font-bold text-link"
          >
            {t('order', {name})}
          </Link>
          <span className="text-muted">
            {formatDate(new Date(processedAt), locale)}
          </span>
          <span className="sm:text-right">
            <OrderState {...state} />
          </span>
          <span className="sm:col-start-2 sm:row-start-1 sm:text-right">
            {formatMoney(currentTotalPrice, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function OrderState({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: Pick<OrderEntry, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>) {
  const t = useTranslations('account.orders');
  const states = [
    canceledAt ? t('canceled') : null,
    financialStatus ? t(`payment.${financialStatus}`) : null,
    canceledAt ? null : t(`delivery.${fulfillmentStatus}`),
  ];
  return <>{states.filter(Boolean).join(' · ')}</>;
}
