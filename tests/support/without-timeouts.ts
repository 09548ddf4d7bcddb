import {afterEach, beforeEach, vi} from 'vitest';
import {fakeTimeouts} from './fake-timeouts';

/**
 * Lets no time-out of the storefront end during the tests of a file or of a `describe`, so that a loaded
 * machine changes no result: what is slow is waited for. Requests go on, their time-outs do not.
 */
export function withoutTimeouts(): void {
  beforeEach(() => {
    fakeTimeouts();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
