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
import type {CartView} from '~/lib/cart/cart-view';

interface Props {
  cart: CartView;
  isUpdating: boolean;
}

/** Subtotal, and what changes it; the provider's sums, never our own. */
export function CartSummary({cart, isUpdating}: Props) {
  const t = useTranslations('cart');
  const {subtotal, discount, giftCards, total, due, tax, freeShipping} = cart;
  const isReduced = compareAmounts(subtotal.amount, total.amount) !== 0;
  return (
    <div aria-busy={isUpdating}>
      <FreeShipping state={isUpdating ? null : freeShipping} />
      <dl className="grid gap-1">
        <Row label={t('subtotal')} isStrong={!isReduced && !due}>
          <Sum money={subtotal} isUpdating={isUpdating} />
        </Row>
        {discount ? (
          <Row label={t('discount')}>
            <Sum money={discount} isTakenOff isUpdating={isUpdating} />
          </Row>
        ) : null}
        {isReduced ? (
          <Row label={t('total')} isStrong={!due}>
            <Sum money={total} isUpdating={isUpdating} />
          </Row>
        ) : null}
        {giftCards.map(({id, lastCharacters, amountUsed}) => (
          <Row
            key={id}
            label={t('giftCard', {characters: lastCharacters.toUpperCase()})}
          >
            <Sum money={amountUsed} isTakenOff isUpdating={isUpdating} />
          </Row>
        ))}
        {due ? (
          <Row label={t('due')} isStrong>
            <Sum money={due} isUpdating={isUpdating} />
          </Row>
        ) : null}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {t.rich('priceNote', {
          tax,
          link: (chunks) => (
            <Link to="/legal/shipping" className="text-link">
              {chunks}
            </Link>
          ),
        })}{' '}
        {t('taxes')}
      </p>
    </div>
  );
}

function FreeShipping({state}: {state: CartView['freeShipping']}) {
  const t = useTranslations('cart.freeShipping');
  const locale = useLocale();
  if (!state) return null;
  return (
    <p className="mb-2 text-sm">
      {state.missing
        ? t('missing', {amount: formatMoney(state.missing, locale)})
        : t('reached')}
    </p>
  );
}

interface RowProps {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}

function Row({label, isStrong = false, children}: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${isStrong ? 'text-lg font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

interface SumProps {
  money: Money;
  isTakenOff?: boolean;
  isUpdating: boolean;
}

function Sum({money, isTakenOff = false, isUpdating}: SumProps) {
  const t = useTranslations('cart.price');
  const locale = useLocale();
  if (isUpdating) {
    return (
      <span className="text-sm font-normal text-muted">{t('updating')}</span>
    );
  }
  return isTakenOff
    ? formatDeduction(money, locale)
    : formatMoney(money, locale);
}

interface CheckoutLinkProps {
  /** The provider's checkout; there is no link without it. */
  url: string | null;
  /** Changes are under way: the checkout would show the cart without them. */
  isUpdating: boolean;
}

/** Hands over to the provider's checkout. */
export function CheckoutLink({url, isUpdating}: CheckoutLinkProps) {
  const t = useTranslations('cart');
  if (!url) return null;
  return (
    <a
      href={url}
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
