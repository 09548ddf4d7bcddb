import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import IconHeart from '~icons/lucide/heart';
import {announce} from '~/components/ui/announce';
import {buttonClass} from '~/components/ui/button-class';
import {showToast} from '~/components/ui/toasts';
import {useLocale} from '~/components/ui/use-locale';
import {wishAnchor} from '~/lib/customer-lists/list-kinds';
import {localizedPath} from '~/lib/i18n/locale';
import {useWishlist} from './wishlist-context';

interface Props {
  productId: string;
  title: string;
  look?: 'icon' | 'text';
}

const FORM_ID = 'wishlist-form';

/** One form for all hearts of a page, so that they work without JavaScript. */
export function WishlistForm() {
  const {pathname, search} = useLocation();
  const path = localizedPath('/wishlist', useLocale());
  return (
    <form id={FORM_ID} method="post" action={path} hidden>
      <input type="hidden" name="redirectTo" value={pathname + search} />
    </form>
  );
}

export function WishlistButton({productId, title, look = 'icon'}: Props) {
  const t = useTranslations('wishlist');
  const {products, client} = useWishlist();
  const isWanted = products.includes(productId);

  async function toggle() {
    const problem = await client.want(productId, !isWanted);
    if (problem) showToast({title: t(`problems.${problem}`), tone: 'danger'});
    else announce(t(isWanted ? 'removed' : 'added', {title}));
  }

  return (
    <button
      id={wishAnchor(productId)}
      form={FORM_ID}
      name={isWanted ? 'remove' : 'add'}
      value={productId}
      aria-label={t('button', {title})}
      aria-pressed={isWanted}
      onClick={(event) => {
        event.preventDefault();
        void toggle();
      }}
      className={
        look === 'icon'
          ? 'heart'
          : buttonClass({
              variant: 'secondary',
              size: 'sm',
              className: 'scroll-mt-24',
            })
      }
    >
      <IconHeart className={isWanted ? 'fill-current' : undefined} />
      {look === 'text' ? t('title') : null}
    </button>
  );
}
