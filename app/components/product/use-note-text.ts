import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {OptionValueView} from '~/lib/product/option-groups.server';

/** What is said of an option's value beside its name; `null` for nothing. */
export function useNoteText(): (
  value: Pick<OptionValueView, 'status' | 'notFor' | 'difference'>,
) => string | null {
  const t = useTranslations('product.option');
  const locale = useLocale();
  return ({status, notFor = [], difference}) => {
    if (status === 'otherCombination') {
      return t(status, {values: notFor.join(', ')});
    }
    if (status !== 'available') return t(status);
    if (!difference) return null;
    const {amount, currencyCode} = difference;
    return t(amount.startsWith('-') ? 'less' : 'more', {
      price: formatMoney(
        {amount: amount.replace('-', ''), currencyCode},
        locale,
      ),
    });
  };
}
