import {useTranslations} from 'use-intl/react';
import IconHeart from '~icons/lucide/heart';
import {CountBadge} from '~/components/ui/CountBadge';
import {Link} from '~/components/ui/Link';
import {useWishlist} from './wishlist-context';

export function WishlistLink({className = ''}: {className?: string}) {
  const t = useTranslations('wishlist');
  const count = useWishlist().products.length;
  return (
    <Link
      to="/wishlist"
      // Prefetched data would be outdated after a change.
      prefetch="none"
      className={`icon-button relative ${className}`}
    >
      <IconHeart />
      <span className="sr-only">{t('link', {count})}</span>
      <CountBadge count={count} />
    </Link>
  );
}
