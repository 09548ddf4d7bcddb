import {useTranslations} from 'use-intl/react';
import {buttonClass} from '~/components/ui/button-class';

interface Props {
  /** The provider's checkout; there is no link without it. */
  url: string | null;
  /** Changes are under way: the checkout would show the cart without them. */
  isUpdating: boolean;
}

/** Hands over to the provider's checkout. */
export function CheckoutLink({url, isUpdating}: Props) {
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
