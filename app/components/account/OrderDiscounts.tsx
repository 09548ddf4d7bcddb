import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {formatMoney} from '~/lib/i18n/format';

interface Props {
  discounts: OrderDetails['shippingDiscountAllocations'];
}

/** Discounts by their code or title, with what each took off. */
export function OrderDiscounts({discounts}: Props) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  return discounts.map(({allocatedAmount, discountApplication: by}, index) => {
    const title = 'code' in by ? by.code : 'title' in by ? by.title : '';
    const amount = formatMoney(allocatedAmount, locale);
    return (
      <p key={`${index} ${title}`} className="text-sm text-success">
        {t('discount', {title, amount})}
      </p>
    );
  });
}
