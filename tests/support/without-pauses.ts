import {onTestFinished} from 'vitest';
import {RETRY_WAIT_MS} from '~/lib/limits/limits';

/** Of a promise: the pause calls it, while a time-out of the same length calls a function of ours. */
const isResolve = (work: () => void) => String(work).includes('[native code]');

/**
 * Asks a shop that fails again at once, in a test that would only wait for it;
 * `transport.server.test.ts` proves the pause. Time-outs keep their length.
 */
export function withoutPauses(): void {
  const {setTimeout} = globalThis;
  Reflect.set(
    globalThis,
    'setTimeout',
    (work: () => void, milliseconds?: number) =>
      milliseconds === RETRY_WAIT_MS && isResolve(work)
        ? setTimeout(work)
        : setTimeout(work, milliseconds),
  );
  onTestFinished(() => {
    Reflect.set(globalThis, 'setTimeout', setTimeout);
  });
}
