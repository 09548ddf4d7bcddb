import {useSyncExternalStore, type FormEvent} from 'react';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {
  consentCookies,
  decidedIds,
  readConsent,
  type ConsentState,
  type Decision,
} from '~/lib/consent/consent-state';

const listeners = new Set<() => void>();

let current: ConsentState = {isDecided: false, enabled: []};

/**
 * The visitor's decision; follows those of other tabs when this one is shown again.
 *
 * @param known what the server read; used until React has taken over the page.
 */
export function useConsent(known: ConsentState): ConsentState {
  return useSyncExternalStore(subscribe, snapshot, () => known);
}

/**
 * Stores a decision in this browser and tells the page.
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
  for (const listener of listeners) listener();
}

/**
 * Saves what the button of a consent form says, in place of sending the form.
 *
 * @param ticked what a selection enables.
 * @returns whether it did.
 */
export function saveDecision(
  event: FormEvent,
  ticked: readonly string[],
  cookieAttributes: string,
): boolean {
  const {submitter} = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return false;
  event.preventDefault();
  const decision = submitter.value as Decision;
  saveConsent(decidedIds(decision, ticked), cookieAttributes);
  return true;
}

/** The same object until the cookie says something else, as React demands. */
function snapshot(): ConsentState {
  const state = readConsent(document.cookie);
  if (JSON.stringify(state) !== JSON.stringify(current)) current = state;
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
