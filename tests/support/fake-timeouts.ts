import {onTestFinished, vi} from 'vitest';

/**
 * Fakes the timers of a test in which requests are sent. `AbortSignal.timeout` has a clock of its own, which
 * no test can advance; until the test is over, it is made of `setTimeout`.
 */
export function fakeTimeouts(
  toFake: readonly ('setTimeout' | 'clearTimeout' | 'Date')[] = [
    'setTimeout',
    'clearTimeout',
  ],
): void {
  vi.useFakeTimers({toFake: [...toFake]});
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const abort = () =>
      controller.abort(new DOMException('Timed out.', 'TimeoutError'));
    setTimeout(abort, milliseconds);
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
}
