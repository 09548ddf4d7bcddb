import {useTranslations} from 'use-intl/react';
import IconHeart from '~icons/lucide/heart';
import {Link} from '~/components/ui/Link';
import {useWishlist} from './wishlist-context';

interface Props {
  className?: string;
}

/** Leads to the wishlist from the header; the badge counts its products. */
export function WishlistLink({className = ''}: Props) {
  const t = useTranslations('wishlist');
  const count = useWishlist().products.length;
  return (
    <Link
      to="/wishlist"
      // It changes with every heart: what was fetched ahead would be old.
      prefetch="none"
      className={`icon-button relative ${className}`}
    >
      <IconHeart aria-hidden className="size-5" />
      <span className="sr-only">{t('link', {count})}</span>
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
        >
          {count}
        </span>
      ) : null}
    </Link>
  );
}
