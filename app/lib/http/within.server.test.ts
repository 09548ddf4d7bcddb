import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {TimeoutError} from './fetch-with-timeout.server';
import {within} from './within.server';

describe('within', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives the result of work that is done in time', async () => {
    await expect(within(100, Promise.resolve('done'))).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up when the time is over', async () => {
    const outcome = expect(
      within(100, new Promise(() => undefined)),
    ).rejects.toBeInstanceOf(TimeoutError);
    await vi.advanceTimersByTimeAsync(100);
    await outcome;
  });

  it('passes a failure of the work on', async () => {
    const fault = new Error('broken');
    await expect(within(100, Promise.reject(fault))).rejects.toBe(fault);
  });
});
