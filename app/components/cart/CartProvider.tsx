import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {useTranslations} from 'use-intl/react';
import {announce} from '~/components/ui/announce';
import {useLocale} from '~/components/ui/use-locale';
import type {AnalyticsEvent} from '~/lib/analytics/analytics-event';
import {emitEvent} from '~/lib/analytics/emit-event';
import {
  applyChanges,
  CartStore,
  fetchTransport,
  type SettledChanges,
} from '~/lib/cart/cart-store';
import type {CartSnapshot} from '~/lib/cart/cart-view.server';
import {localizedPath} from '~/lib/i18n/locale';
import {useProblemText} from './CartProblems';

export const CartContext = createContext<CartStore | null>(null);

interface Props {
  /** From the root loader; `undefined` when it failed. */
  snapshot: CartSnapshot | undefined;
  children: ReactNode;
}

const UNAVAILABLE: CartSnapshot = {status: 'unavailable'};

/** One per document: an error page unmounts the React tree. */
let documentStore: CartStore | undefined;

/** Provides the cart and announces the outcome of each burst of changes. */
export function CartProvider({snapshot = UNAVAILABLE, children}: Props) {
  const locale = useLocale();
  const describe = useSettledText();
  const [store] = useState(() => {
    const path = localizedPath('/cart/contents', locale);
    const made = new CartStore(snapshot, fetchTransport(path));
    if (typeof document === 'undefined') return made;
    documentStore ??= made;
    return documentStore;
  });

  useEffect(() => store.onSettled((burst) => announce(describe(burst))));
  useEffect(
    () => store.onSettled((burst) => addedToCart(burst).forEach(emitEvent)),
    [store],
  );
  useEffect(() => store.reconcile(snapshot), [store, snapshot]);

  return <CartContext.Provider value={store}>{children}</CartContext.Provider>;
}

/** The lines that a burst of changes added; none if anything in it was rejected. */
function addedToCart({changes, problems}: SettledChanges): AnalyticsEvent[] {
  if (problems.some(({severity}) => severity === 'error')) return [];
  return changes.flatMap((change) => {
    if (change.kind !== 'add') return [];
    const {merchandiseId: variantId, quantity} = change.lines[0];
    return {
      type: 'added to cart' as const,
      title: change.title,
      variantId,
      quantity,
    };
  });
}

function useSettledText(): (burst: SettledChanges) => string {
  const t = useTranslations('cart.announce');
  const problemText = useProblemText();
  return ({changes, problems}) => {
    if (problems.length > 0) return problems.map(problemText).join(' ');
    const last = changes.at(-1);
    if (!last || last.kind === 'form') return t('updated');
    const {title} = last;
    if (last.kind === 'add') return t('added', {title});
    return last.quantity > 0
      ? t('quantity', {title, quantity: last.quantity})
      : t('removed', {title});
  };
}

/** The store of the page's cart. @throws outside `CartProvider`. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('The cart needs a CartProvider above it.');
  return store;
}

/** The cart with its pending changes applied. */
export function useCart() {
  const store = useCartStore();
  const {snapshot, pending, problems} = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getState,
  );
  const cart = snapshot.status === 'ready' ? snapshot.cart : null;
  return {
    isUnavailable: snapshot.status === 'unavailable',
    /** The confirmed cart: totals, codes, note, checkout. */
    cart,
    ...applyChanges(cart, pending),
    isUpdating: pending.length > 0,
    problems,
  };
}
