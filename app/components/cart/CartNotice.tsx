import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useLocale} from '~/components/ui/use-locale';
import {MAP_PATH} from '~/lib/environment/brand';
import {localizedPath} from '~/lib/i18n/locale';
import {useCartStore} from './cart-context';

/** Nothing is in the cart. */
export function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <p>{t('empty')}</p>
      <ButtonLink to={MAP_PATH}>{t('discover')}</ButtonLink>
      <ButtonLink to="/collections/all" variant="secondary">
        {t('browse')}
      </ButtonLink>
    </div>
  );
}

/** The provider could not be asked; the cart may well be there. */
export function UnavailableCart() {
  const t = useTranslations('cart');
  const store = useCartStore();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const retry = async () => {
    setIsAsking(true);
    await store.refresh();
    setIsAsking(false);
  };
  return (
    <form
      // Without JavaScript: the cart page once more.
      action={localizedPath('/cart', locale)}
      className="grid justify-items-start gap-4 py-6"
      onSubmit={(event) => {
        event.preventDefault();
        void retry();
      }}
    >
      <p role="alert">{t('unavailable')}</p>
      <Button type="submit" variant="secondary" aria-busy={isAsking}>
        {isAsking ? t('loading') : t('retry')}
      </Button>
    </form>
  );
}
