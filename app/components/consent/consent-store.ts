import {useSyncExternalStore, type FormEvent} from 'react';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {
  consentCookies,
  decidedIds,
  optionalIds,
  readConsent,
  type ConsentState,
  type Decision,
} from '~/lib/consent/consent-state';
import {
  documentCookies,
  setDocumentCookie,
} from '~/lib/consent/document-cookies';

const listeners = new Set<() => void>();

let current: ConsentState = {isDecided: false, enabled: []};

/** A decision that the browser did not store; it applies until the next document. */
let unstored: ConsentState | null = null;

/** The visitor's decision; `serverState` is used until hydration. Follows other tabs. */
export function useConsent(serverState: ConsentState): ConsentState {
  return useSyncExternalStore(subscribe, readDecision, () => serverState);
}

/**
 * Stores a decision in the browser's cookies, or for this page where it refuses them, and notifies
 * the page.
 */
export function saveConsent(
  enabled: readonly OptionalId[],
  cookieScope: CookieScope,
): void {
  for (const cookie of consentCookies(enabled, cookieScope)) {
    setDocumentCookie(cookie);
  }
  unstored = readConsent(documentCookies()).isDecided
    ? null
    : {isDecided: true, enabled: optionalIds(enabled)};
  for (const listener of listeners) listener();
}

/** Saves the clicked button's decision without a request; returns whether it did. */
export function saveDecision(
  event: FormEvent,
  ticked: readonly string[],
  cookieScope: CookieScope,
): boolean {
  const {submitter} = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return false;
  event.preventDefault();
  const decision = submitter.value as Decision;
  saveConsent(decidedIds(decision, ticked), cookieScope);
  return true;
}

/**
 * The visitor's decision; the same object until it changes, as `useSyncExternalStore` requires.
 * Browser only.
 */
export function readDecision(): ConsentState {
  const stored = readConsent(documentCookies());
  const state = stored.isDecided ? stored : (unstored ?? stored);
  if (JSON.stringify(state) !== JSON.stringify(current)) current = state;
  return current;
}

/** Calls `listener` after each decision on this page; returns the unsubscribe function. */
export function onDecision(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = onDecision(listener);
  // Covers a page restored from the back/forward cache.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}
