import {useEffect} from 'react';
import {isBroughtBack} from '~/lib/browser/brought-back';
import {cartProblem} from '~/lib/cart/cart-problem';
import type {CartStore} from '~/lib/cart/cart-store';

/** Name of the record in the browser's storage, which all tabs share. */
const RECORD = 'cart-change';

/** The cart after its last change, as a tab of ours knows it. */
interface CartRecord {
  /** The provider's time, which tells seconds only. */
  readonly updatedAt: string;
  /** Milliseconds; tells a change from others of the same second. */
  readonly changedAt: number;
  readonly lines: readonly (readonly [key: string, title: string])[];
}

/**
 * Shows the same cart on all pages of one visitor. A page reads it again when another
 * tab changed it, and when it is shown again, by Back or by a switch of tabs. A cart
 * with lines may have been paid meanwhile on the provider's own site, so it is always
 * asked for; without one nothing is asked unless another page has recorded a cart.
 * Says which lines the provider has left out: it does so without a word when a product
 * is no longer sold.
 */
export function useOtherTabs(store: CartStore): void {
  useEffect(() => {
    let isAsking = false;
    const compare = () => {
      const {cart} = store;
      const gone = (readRecord()?.lines ?? []).filter(
        ([key]) => !cart?.lines.some((line) => line.key === key),
      );
      if (isOutdated(store)) leaveRecord(store, 0);
      else if (cart && gone.length > 0) {
        // It also leaves a new record, so that it is said once.
        store.report(
          gone.map(([, subject]) =>
            cartProblem('warning', 'vanished', {subject}),
          ),
        );
      }
    };
    const refresh = async () => {
      // Returning to a tab fires several events.
      if (isAsking) return;
      isAsking = true;
      await store.refresh();
      isAsking = false;
      compare();
    };
    const lookAgain = () => {
      if (store.cart?.lines.length || isOutdated(store)) void refresh();
    };
    const isVisible = () => document.visibilityState === 'visible';

    const stopRecording = store.onBurstEnd(() =>
      leaveRecord(store, Date.now()),
    );
    // Back and Forward bring a document with the cart of then.
    if (isBroughtBack()) lookAgain();
    else compare();

    const stopListening = new AbortController();
    const {signal} = stopListening;
    window.addEventListener(
      'storage',
      // A hidden tab looks when it is shown.
      ({key}) => key === RECORD && isVisible() && void refresh(),
      {signal},
    );
    window.addEventListener(
      'pageshow',
      ({persisted}) => persisted && lookAgain(),
      {signal},
    );
    document.addEventListener(
      'visibilitychange',
      () => isVisible() && lookAgain(),
      {signal},
    );
    return () => {
      stopRecording();
      stopListening.abort();
    };
  }, [store]);
}

/** Whether another state of the cart is recorded than the page shows. */
function isOutdated(store: CartStore): boolean {
  return (
    store.getState().snapshot.status === 'ready' &&
    readRecord()?.updatedAt !== store.cart?.updatedAt
  );
}

/** @returns `null` when there is no cart, and where storage is refused. */
function readRecord(): CartRecord | null {
  try {
    return JSON.parse(
      localStorage.getItem(RECORD) ?? 'null',
    ) as CartRecord | null;
  } catch {
    return null;
  }
}

function leaveRecord({cart, getState}: CartStore, changedAt: number): void {
  if (getState().snapshot.status !== 'ready') return;
  try {
    if (cart) {
      const {updatedAt} = cart;
      const lines = cart.lines.map(({key, title}) => [key, title] as const);
      const record: CartRecord = {updatedAt, changedAt, lines};
      localStorage.setItem(RECORD, JSON.stringify(record));
    } else {
      localStorage.removeItem(RECORD);
    }
  } catch {
    // Storage is full or refused: other tabs learn of it when they are loaded.
  }
}
