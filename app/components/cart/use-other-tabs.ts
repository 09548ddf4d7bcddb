import {useEffect} from 'react';
import {isBackForward} from '~/lib/browser/back-forward';
import {cartProblem} from '~/lib/cart/cart-problem';
import type {CartStore} from '~/lib/cart/cart-store';
import {getProperty} from '~/lib/text/get-property';

/** Key in `localStorage`, which all tabs share. */
const RECORD = 'cart-change';

interface CartRecord {
  /** Shopify's time, in whole seconds. */
  readonly updatedAt: string;
  /** Milliseconds; distinguishes changes within one second. */
  readonly changedAt: number;
  /** By `lineKey`: a cart that is replaced at a login has the same goods in lines with other ids. */
  readonly lines: readonly (readonly [key: string, title: string])[];
}

/**
 * Rereads the cart after a change in another tab and when the page is shown again, since it may
 * have been paid on Shopify's site. Reports lines that Shopify removed.
 */
export function useOtherTabs(store: CartStore): void {
  useEffect(() => {
    let isRefreshing = false;
    // Another tab changed the cart while it was read: what was read may be older.
    let mustReadAgain = false;
    const compare = () => {
      const {cart} = store;
      const gone = (readRecord()?.lines ?? []).filter(
        ([key]) => !cart?.lines.some((line) => line.key === key),
      );
      if (isOutdated(store)) storeRecord(store, 0);
      else if (cart && gone.length > 0) {
        // `report` also stores a new record, so that each line is reported once.
        store.report(
          gone.map(([, subject]) =>
            cartProblem('warning', 'vanished', {subject}),
          ),
        );
      }
    };
    const refresh = async () => {
      // Returning to a tab fires several events.
      if (isRefreshing) return;
      isRefreshing = true;
      do {
        mustReadAgain = false;
        await store.refresh();
      } while (mustReadAgain);
      isRefreshing = false;
      compare();
    };
    const refreshIfNeeded = () => {
      if (store.cart?.lines.length || isOutdated(store)) void refresh();
    };
    const isVisible = () => document.visibilityState === 'visible';

    const stopRecording = store.onSettled(() => storeRecord(store, Date.now()));
    // Back and Forward restore a document with an outdated cart.
    if (isBackForward()) refreshIfNeeded();
    else compare();

    const stopListening = new AbortController();
    const {signal} = stopListening;
    window.addEventListener(
      'storage',
      // A hidden tab refreshes when it is shown.
      ({key}) => {
        if (key !== RECORD || !isVisible()) return;
        mustReadAgain = true;
        void refresh();
      },
      {signal},
    );
    window.addEventListener(
      'pageshow',
      ({persisted}) => persisted && refreshIfNeeded(),
      {signal},
    );
    document.addEventListener(
      'visibilitychange',
      () => isVisible() && refreshIfNeeded(),
      {signal},
    );
    return () => {
      stopRecording();
      stopListening.abort();
    };
  }, [store]);
}

/** Whether the stored record differs from the cart on the page. */
function isOutdated(store: CartStore): boolean {
  return (
    store.getState().snapshot.status === 'ready' &&
    readRecord()?.updatedAt !== store.cart?.updatedAt
  );
}

/** @returns `null` when there is no cart, no record of this version, or storage is blocked. */
function readRecord(): CartRecord | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(RECORD) ?? 'null');
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is CartRecord {
  const lines = getProperty(value, 'lines');
  return (
    typeof getProperty(value, 'updatedAt') === 'string' &&
    Array.isArray(lines) &&
    lines.every(
      (line) =>
        Array.isArray(line) && line.every((text) => typeof text === 'string'),
    )
  );
}

function storeRecord({cart, getState}: CartStore, changedAt: number): void {
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
    // Storage is full or blocked: other tabs update when they are reloaded.
  }
}
