import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {compareAmounts, formatMoney} from '~/lib/i18n/format';
import {variantPath} from '~/lib/product/variant-link';
import {OrderDiscounts} from './OrderDiscounts';

type Line = OrderDetails['lines'][number];

/** What was bought, with the price at that time. */
export function OrderLines({lines}: {lines: readonly Line[]}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, index) => (
        <OrderLine key={`${index} ${line.title}`} line={line} />
      ))}
    </ul>
  );
}

function OrderLine({line}: {line: Line}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const {title, choice, quantity, currentQuantity, variant} = line;
  const {originalTotalPrice: original, discountedTotalPrice: price} = line;
  const isReduced = compareAmounts(price.amount, original.amount) < 0;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      {variant?.image ? (
        <Picture
          image={variant.image}
          alt=""
          sizes="4rem"
          widest={400}
          aspectRatio={1}
          className="rounded-control"
        />
      ) : (
        <span className="size-16 rounded-control bg-sunken" />
      )}
      <div className="min-w-0">
        {variant ? (
          <Link
            to={variantPath(variant.product.handle, variant.id)}
            className="font-bold text-link"
          >
            {title}
          </Link>
        ) : (
          <span className="font-bold">{title}</span>
        )}
        {choice ? <p>{choice}</p> : null}
        <p className="text-muted">{t('quantity', {quantity})}</p>
        {currentQuantity < quantity ? (
          <p>{t('returned', {quantity: quantity - currentQuantity})}</p>
        ) : null}
        <OrderDiscounts discounts={line.discountAllocations} />
      </div>
      <p className="col-start-2 text-right sm:col-auto">
        {isReduced ? (
          <s className="block text-muted">{formatMoney(original, locale)}</s>
        ) : null}
        {formatMoney(price, locale)}
      </p>
    </li>
  );
}
