import {useTranslations} from 'use-intl/react';
import type {
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '@shopify/hydrogen/storefront-api-types';

export interface OrderStateProps {
  canceledAt?: string | null;
  financialStatus?: `${OrderFinancialStatus}` | null;
  fulfillmentStatus: `${OrderFulfillmentStatus}`;
}

/** How an order stands, in words: payment and delivery, or that it is canceled. */
export function OrderState({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: OrderStateProps) {
  const t = useTranslations('account.orders');
  const states = [
    canceledAt ? t('canceled') : null,
    financialStatus ? t(`payment.${financialStatus}`) : null,
    canceledAt ? null : t(`delivery.${fulfillmentStatus}`),
  ];
  return <>{states.filter(Boolean).join(' · ')}</>;
}
