import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {CartProblems} from './CartProblems';
import {CheckoutLink} from './CartSummary';

interface Props {
  /** Checkout of the items that are available; `null` for none. */
  checkoutUrl: string | null;
  problems: readonly CartProblem[];
}

/** Shown when a cart permalink could not be followed in full. */
export function PermalinkPage({checkoutUrl, problems}: Props) {
  const t = useTranslations('cartLink');
  const tCart = useTranslations('cart');
  return (
    <div className="page-width grid max-w-2xl gap-4 py-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p>{checkoutUrl ? t('changed') : t('nothing')}</p>
      <div role="alert">
        <CartProblems problems={problems} />
      </div>
      {checkoutUrl ? (
        <CheckoutLink url={checkoutUrl} isUpdating={false} />
      ) : (
        <div>
          <ButtonLink to="/collections">{t('browse')}</ButtonLink>
        </div>
      )}
      <p>
        <Link to="/cart" className="text-link">
          {tCart('toCart')}
        </Link>
      </p>
    </div>
  );
}
