import {useTranslations} from 'use-intl/react';
import type {OrderEntry} from '~/lib/account/customer-accounts';

type Props = Pick<
  OrderEntry,
  'canceledAt' | 'financialStatus' | 'fulfillmentStatus'
>;

/** How an order stands, in words: payment and delivery, or that it is canceled. */
export function OrderState({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: Props) {
  const t = useTranslations('account.orders');
  const states = [
    canceledAt ? t('canceled') : null,
    financialStatus ? t(`payment.${financialStatus}`) : null,
    canceledAt ? null : t(`delivery.${fulfillmentStatus}`),
  ];
  return <>{states.filter(Boolean).join(' · ')}</>;
}
