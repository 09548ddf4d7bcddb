import {useRouteLoaderData} from '@remix-run/react';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import {formatMoney} from '~/lib/i18n/format';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import {unitLabel, type PriceView} from '~/lib/product/price';
import type {VariantView} from '~/lib/product/product-view.server';

interface Props extends PriceView {
  /** The lowest of several prices. */
  isFrom?: boolean;
  className?: string;
}

export function Price({price, was, isFrom = false, className = ''}: Props) {
  const t = useTranslations('product.price');
  const locale = useLocale();
  const amount = formatMoney(price, locale);
  return (
    <p className={`price ${className}`.trim()}>
      <b>
        {was ? <span className="sr-only">{`${t('now')} `}</span> : null}
        {isFrom ? t('from', {price: amount}) : amount}
      </b>
      {was ? (
        <s>
          <span className="sr-only">{`${t('was')} `}</span>
          {formatMoney(was, locale)}
        </s>
      ) : null}
    </p>
  );
}

interface NoteProps {
  /** The note stands once for all prices of a list. */
  isForAll?: boolean;
  /** One piece reaches the value from which shipping is free. */
  shipsFree?: boolean;
  /** Gift cards and services are not shipped. */
  requiresShipping?: boolean;
}

/** States beside every price whether tax is included and shipping is added. */
export function PriceNote({
  isForAll = false,
  shipsFree = false,
  requiresShipping = true,
}: NoteProps) {
  const tax = useRouteLoaderData<Pick<MarketFacts, 'tax'>>('root')?.tax;
  const t = useTranslations('product.price');
  if (!tax) return null;
  return (
    <p className="text-sm text-muted">
      {t.rich(isForAll ? 'noteForAll' : 'note', {
        tax,
        shipping: !requiresShipping ? 'none' : shipsFree ? 'free' : 'added',
        link: (chunks) => (
          <Link to="/legal/shipping" className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

/** Price of a reference amount, for goods sold by length or volume. */
export function UnitPrice({
  price,
  value,
  unit,
}: NonNullable<VariantView['unitPrice']>) {
  const t = useTranslations('product.price');
  const locale = useLocale();
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('unit', {
        price: formatMoney(price, locale),
        amount: unitLabel(value, unit),
      })}
    </p>
  );
}
