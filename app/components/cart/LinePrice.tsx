import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {formatDeduction, formatMoney} from '~/lib/i18n/format';

interface Props {
  line: ShownLine;
}

/** A line's price, what was taken off it, and by what. */
export function LinePrice({line}: Props) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const {total, priceBefore, discounts, isPending} = line;
  return (
    <div className="ml-auto text-right tabular-nums" aria-busy={isPending}>
      <p className={isPending ? 'text-muted' : 'font-bold'}>
        {isPending ? (
          <>
            {/* No wider than a price, so that nothing moves meanwhile. */}
            <span aria-hidden>…</span>
            <span className="sr-only">{t('price.updating')}</span>
          </>
        ) : (
          <>
            <span className="sr-only">{t('price.now')} </span>
            {formatMoney(total, locale)}
          </>
        )}
      </p>
      {priceBefore && !isPending ? (
        <p className="text-sm text-muted">
          <s>
            <span className="sr-only">{t('price.before')} </span>
            {formatMoney(priceBefore, locale)}
          </s>
        </p>
      ) : null}
      {isPending
        ? null
        : discounts.map(({name, amount}) => (
            <p
              key={`${name} ${amount.amount}`}
              className="text-sm text-success"
            >
              {name ? t('discountOf', {name}) : t('discount')}{' '}
              {formatDeduction(amount, locale)}
            </p>
          ))}
    </div>
  );
}
