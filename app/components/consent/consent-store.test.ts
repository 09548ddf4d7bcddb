// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {onDecision, readDecision, saveConsent} from './consent-store';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['does not store cookies', () => ''],
  [
    'refuses to show cookies',
    () => {
      throw new DOMException('Refused.', 'SecurityError');
    },
  ],
])('applies a decision to the page where the browser %s', (_, read) => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(read);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => void read());
  const told = vi.fn();
  const stop = onDecision(told);
  saveConsent(['analytics'], 'SameSite=Lax');
  expect(readDecision()).toEqual({isDecided: true, enabled: ['analytics']});
  saveConsent([], 'SameSite=Lax');
  expect(readDecision()).toEqual({isDecided: true, enabled: []});
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});
