import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import IconHeart from '~icons/lucide/heart';
import {announce} from '~/components/ui/announce';
import {buttonClass} from '~/components/ui/button-class';
import {showToast} from '~/components/ui/toasts';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {variantNumber} from '~/lib/product/variant-link';
import {useWishlist} from './wishlist-context';

interface Props {
  productId: string;
  title: string;
  look?: 'icon' | 'text';
}

export function WishlistButton({productId, title, look = 'icon'}: Props) {
  const t = useTranslations('wishlist');
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const {products, client} = useWishlist();
  const isWanted = products.includes(productId);
  const id = `wish-${variantNumber(productId)}`;

  async function toggle() {
    const problem = await client.want(productId, !isWanted);
    if (problem) showToast({title: t(`problems.${problem}`), tone: 'danger'});
    else announce(t(isWanted ? 'removed' : 'added', {title}));
  }

  return (
    <form
      id={id}
      method="post"
      action={localizedPath('/wishlist', locale)}
      className="scroll-mt-24"
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name="product" value={productId} />
      <input
        type="hidden"
        name="redirectTo"
        value={`${pathname}${search}#${id}`}
      />
      <button
        type="submit"
        name="intent"
        value={isWanted ? 'remove' : 'add'}
        aria-label={t('button', {title})}
        aria-pressed={isWanted}
        className={
          look === 'icon' ? 'heart' : buttonClass({variant: 'secondary'})
        }
      >
        <IconHeart className={isWanted ? 'fill-current' : undefined} />
        {look === 'text' ? t('title') : null}
      </button>
    </form>
  );
}
