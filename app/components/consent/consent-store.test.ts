import {afterEach, expect, it, vi} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {onDecision, readDecision, saveConsent} from './consent-store';

const SCOPE = cookieScope({
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_SITE_URL: 'http://localhost:3000',
});

// Uncovers the property of the prototype.
afterEach(() => Reflect.deleteProperty(document, 'cookie'));

it.each([
  ['does not store cookies', () => ''],
  [
    'refuses to show cookies',
    () => {
      throw new DOMException('Refused.', 'SecurityError');
    },
  ],
])('applies a decision to the page where the browser %s', (_, read) => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: read,
    set() {
      read();
    },
  });
  const told = vi.fn();
  const stop = onDecision(told);
  saveConsent(['analytics'], SCOPE);
  expect(readDecision()).toEqual({isDecided: true, enabled: ['analytics']});
  saveConsent([], SCOPE);
  expect(readDecision()).toEqual({isDecided: true, enabled: []});
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});
