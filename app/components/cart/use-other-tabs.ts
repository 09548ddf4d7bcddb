import {useEffect} from 'react';
import {isBroughtBack} from '~/lib/browser/brought-back';
import {
  CART_MARK,
  isMarkOf,
  leaveCartMark,
  readCartMark,
  vanishedTitles,
} from '~/lib/cart/cart-mark';
import {cartProblem} from '~/lib/cart/cart-problem';
import type {CartStore} from '~/lib/cart/cart-store';

/** The document's own snapshot was taken over before; see `useOtherTabs`. */
const started = new WeakSet<Document>();

/**
 * Keeps every page of one visitor at the same cart. A page reads it again when
 * another tab changed it, and when it becomes visible with a snapshot that may be
 * old: brought back by Back, from the browser's page cache or as the document of
 * then, or by a switch of tabs. A cart with lines may have been paid meanwhile, on
 * the provider's own site, so it is always asked for; without one nothing is asked
 * unless another page has left the mark of a cart. Says which lines the provider has
 * left out since then.
 */
export function useOtherTabs(store: CartStore): void {
  useEffect(() => {
    const snapshot = () => store.getState().snapshot;
    let known = readCartMark();
    let isAsking = false;
    const refresh = async () => {
      known = readCartMark();
      // Coming back is told by more than one event.
      if (isAsking) return;
      isAsking = true;
      await store.refresh();
      isAsking = false;
      reportVanished();
    };
    const reportVanished = () => {
      const titles = vanishedTitles(readCartMark(), snapshot());
      if (titles.length === 0) return;
      // It also leaves a new mark, so that it is said once.
      store.report(
        titles.map((subject) => cartProblem('warning', 'vanished', {subject})),
      );
    };
    const lookAgain = () => {
      if (hasLines(store) || readCartMark() !== known) void refresh();
    };
    const isVisible = () => document.visibilityState === 'visible';
    const onStorage = ({key}: StorageEvent) => {
      // A hidden tab looks when it is shown.
      if (key === CART_MARK && isVisible()) void refresh();
    };
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) lookAgain();
    };
    const onVisibility = () => {
      if (isVisible()) lookAgain();
    };
    const stopMarking = store.onBurstEnd(() => {
      leaveCartMark(snapshot(), Date.now());
      known = readCartMark();
    });

    if (isNewDocument()) {
      if (!isMarkOf(known, snapshot())) leaveCartMark(snapshot());
      known = readCartMark();
      reportVanished();
    } else if (hasLines(store) || !isMarkOf(known, snapshot())) {
      void refresh();
    }
    started.add(document);

    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopMarking();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [store]);
}

/**
 * The page comes from the server just now. Back and Forward bring a document with
 * the cart of then, and so does a second start on the same one, as after an error.
 */
function isNewDocument(): boolean {
  return !started.has(document) && !isBroughtBack();
}

function hasLines(store: CartStore): boolean {
  const {snapshot} = store.getState();
  return snapshot.status === 'ready' && (snapshot.cart?.lines.length ?? 0) > 0;
}
