import {useSyncExternalStore} from 'react';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {
  consentCookies,
  readConsent,
  type ConsentState,
} from '~/lib/consent/consent-state';

const listeners = new Set<() => void>();

let current: ConsentState = {isDecided: false, enabled: []};
let currentText: string | null = null;
/** Holds for this document where the browser refuses cookies. */
let decidedHere: ConsentState | null = null;

/**
 * The visitor's decision; follows those of other tabs when this one is shown again.
 *
 * @param known what the server read; used until React has taken over the page.
 */
export function useConsent(known: ConsentState): ConsentState {
  return useSyncExternalStore(subscribe, snapshot, () => known);
}

/**
 * Keeps a decision in this browser and tells the page.
 *
 * @param cookieAttributes of `PageConsent`.
 */
export function saveConsent(
  enabled: readonly OptionalId[],
  cookieAttributes: string,
): void {
  for (const cookie of consentCookies(enabled, cookieAttributes)) {
    document.cookie = cookie;
  }
  decidedHere = {isDecided: true, enabled};
  for (const listener of listeners) listener();
}

/** The same object until the cookie says something else, as React demands. */
function snapshot(): ConsentState {
  const kept = readConsent(document.cookie);
  const state = kept.isDecided ? kept : (decidedHere ?? kept);
  const text = JSON.stringify(state);
  if (text !== currentText) {
    current = state;
    currentText = text;
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Also after a page comes out of the browser's back/forward cache.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}
