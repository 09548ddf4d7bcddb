import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {PurchaseFactsView} from '~/lib/product/purchase-facts';

/** When it arrives, what that costs, and what else a buyer wants to know; nothing that is not known. */
export function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  returnDays,
  payments,
}: PurchaseFactsView) {
  const t = useTranslations('product.facts');
  const locale = useLocale();
  const money = (amount: Parameters<typeof formatMoney>[0]) =>
    formatMoney(amount, locale);
  return (
    <ul
      aria-label={t('title')}
      className="space-y-1 border-l-2 border-line-strong pl-4 text-sm"
    >
      {isByMail ? <li>{t('byMail')}</li> : null}
      {arrival ? <li>{t('arrival', {...arrival})}</li> : null}
      {shipping ? (
        <li>
          {shipping.isFree
            ? t('freeShipping')
            : t('shipping', {
                price: money(shipping.standard),
                freeFrom: money(shipping.freeFrom),
              })}
        </li>
      ) : null}
      <li>{t('returns', {days: returnDays})}</li>
      {payments.length > 0 ? (
        <li>{t('payments', {methods: payments.join(', ')})}</li>
      ) : null}
    </ul>
  );
}
