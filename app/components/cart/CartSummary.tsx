import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {buttonClass} from '~/components/ui/button-class';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {
  compareAmounts,
  formatDeduction,
  formatMoney,
  type Money,
} from '~/lib/i18n/format';
import type {CartView} from '~/lib/cart/cart-view.server';

interface Props {
  cart: CartView;
  isUpdating: boolean;
}

interface SummaryProps extends Props {
  /** Whether the amount to pay is shown; not where `CartTotal` is below. */
  hasTotal: boolean;
}

/** Shopify's totals; none are calculated here. */
export function CartSummary({cart, isUpdating, hasTotal}: SummaryProps) {
  const t = useTranslations('cart');
  const tFacts = useTranslations('product.facts');
  const locale = useLocale();
  const {subtotal, discount, giftCards, total, due, tax, shipping, returns} =
    cart;
  const {deposit} = cart;
  const isReduced = hasOtherTotal(cart);
  const isSubtotalDue = !isReduced && !due;
  const money = (sum: Money) => (isUpdating ? null : formatMoney(sum, locale));
  const deduction = (sum: Money) =>
    isUpdating ? null : formatDeduction(sum, locale);
  return (
    <div aria-busy={isUpdating}>
      {shipping.missing && !isUpdating ? (
        <p className="mb-2 text-sm">
          {t('freeShipping.missing', {
            amount: formatMoney(shipping.missing, locale),
          })}
        </p>
      ) : null}
      <dl className="grid gap-1">
        {hasTotal || !isSubtotalDue ? (
          <Row
            label={t('subtotal')}
            sum={money(subtotal)}
            className={isSubtotalDue ? STRONG : ''}
          />
        ) : null}
        {cart.lineDiscounts.map(({name, amount}) => (
          <Row
            key={name}
            label={t('discountIncluded', {
              discount: name ? t('discountOf', {name}) : t('discount'),
            })}
            sum={deduction(amount)}
          />
        ))}
        {discount ? (
          <Row label={t('discount')} sum={deduction(discount)} />
        ) : null}
        {isReduced && (hasTotal || due) ? (
          <Row
            label={t('total')}
            sum={money(total)}
            className={due ? '' : STRONG}
          />
        ) : null}
        {giftCards.map(({id, lastCharacters, amountUsed}) => (
          <Row
            key={id}
            label={t('giftCard', {characters: lastCharacters.toUpperCase()})}
            sum={deduction(amountUsed)}
          />
        ))}
        {due && hasTotal ? (
          <Row label={t('due')} sum={money(due)} className={STRONG} />
        ) : null}
        {deposit && deposit !== 'unknown' ? (
          <>
            <Row label={t('deposit.now')} sum={money(deposit.now)} />
            <Row label={t('deposit.later')} sum={money(deposit.later)} />
          </>
        ) : null}
        {shipping.cost === 'none' ? null : (
          <Row
            label={t.rich('shipping.label', {
              cost: shipping.cost,
              link: (chunks) => (
                <Link to="/legal/shipping" className="text-link">
                  {chunks}
                </Link>
              ),
            })}
            sum={
              isUpdating
                ? null
                : t('shipping.value', {
                    cost: shipping.cost,
                    price: shipping.price,
                  })
            }
          />
        )}
      </dl>
      {deposit === 'unknown' ? (
        <p className="mt-1 text-sm">{t('deposit.unknown')}</p>
      ) : null}
      {shipping.arrival && !isUpdating ? (
        <p className="mt-2 text-sm">
          {t('delivery.arrival', {
            ...shipping.arrival,
            country: shipping.country,
          })}
        </p>
      ) : null}
      {returns.words ? (
        <p className="mt-1 text-sm">{tFacts('returns', returns.words)}</p>
      ) : null}
      {returns.madeToOrder.length > 0 ? (
        <p className="mt-1 text-sm wrap-anywhere">
          {returns.isAllMadeToOrder
            ? tFacts('noReturns')
            : t('delivery.noReturns', {
                titles: returns.madeToOrder.join(', '),
              })}
        </p>
      ) : null}
      <p className="mt-2 text-sm text-muted empty:hidden">
        {t('priceNote', {tax, shipping: shipping.cost})}
      </p>
      {shipping.countries.length > 0 ? (
        <details className="text-sm text-muted">
          <summary className="fold">{t('delivery.countries')}</summary>
          <p>{shipping.countries.join(', ')}</p>
        </details>
      ) : null}
    </div>
  );
}

/** Whether the total is another amount than the goods, by discounts, taxes or delivery. */
function hasOtherTotal({subtotal, total}: CartView): boolean {
  return compareAmounts(subtotal.amount, total.amount) !== 0;
}

/** Message key of the amount to pay. */
function totalKey(cart: CartView): 'due' | 'total' | 'subtotal' {
  if (cart.due) return 'due';
  return hasOtherTotal(cart) ? 'total' : 'subtotal';
}

interface TotalProps extends Props {
  /** The amount below its name, in every language, beside the button in a narrow window. */
  isStacked?: boolean;
}

/** The amount to pay alone. */
export function CartTotal({cart, isUpdating, isStacked = false}: TotalProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const {total, due} = cart;
  return (
    <dl>
      <Row
        label={t(totalKey(cart))}
        sum={isUpdating ? null : formatMoney(due ?? total, locale)}
        className={isStacked ? 'flex-col font-bold' : STRONG}
      />
    </dl>
  );
}

interface RowProps {
  label: ReactNode;
  /** `null` while it is being updated. */
  sum: string | null;
  className?: string;
}

const STRONG = 'text-lg font-bold';

function Row({label, sum, className = ''}: RowProps) {
  const t = useTranslations('cart.price');
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}
    >
      {/* A long label breaks; the sum stays beside it. */}
      <dt className="flex-1">{label}</dt>
      <dd className="whitespace-nowrap">
        {sum ?? (
          <span className="text-sm font-normal text-muted">
            {t('updating')}
          </span>
        )}
      </dd>
    </div>
  );
}

interface CheckoutLinkProps {
  url: string | null;
  /** Disables the link, because the checkout would miss the pending changes. */
  isUpdating: boolean;
}

export function CheckoutLink({url, isUpdating}: CheckoutLinkProps) {
  const t = useTranslations('cart');
  if (!url) return null;
  return (
    <a
      href={url}
      data-checkout
      aria-disabled={isUpdating || undefined}
      onClick={(event) => {
        if (isUpdating) event.preventDefault();
      }}
      className={buttonClass({size: 'lg', className: 'w-full'})}
    >
      {t('checkout')}
    </a>
  );
}
