import {afterEach, expect, it, vi} from 'vitest';
import {withLock} from './with-lock';

afterEach(() => vi.unstubAllGlobals());

const refused = () =>
  Promise.reject(new DOMException('Refused.', 'SecurityError'));

/** What a frame of another site gets, a browser without locks, and a frame without an origin. */
const NAVIGATORS: readonly (readonly [string, object])[] = [
  ['refuses locks', {locks: {request: refused}}],
  ['has no locks', {}],
  [
    'refuses to show them',
    {
      get locks(): never {
        throw new DOMException('Refused.', 'SecurityError');
      },
    },
  ],
];

it.each(NAVIGATORS)(
  'runs the requests of a page one at a time where the browser %s',
  async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const events: string[] = [];
    const request = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('Offline.');
      return name;
    };
    const results = await Promise.allSettled([
      withLock('cart', request('first')),
      withLock('cart', request('second')),
    ]);
    expect(events).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
    expect(results).toMatchObject([
      {status: 'rejected', reason: {message: 'Offline.'}},
      {status: 'fulfilled', value: 'second'},
    ]);
  },
);

it('sends a request once, also when it fails under a lock', async () => {
  const locks = {
    request: (_lock: string, run: () => Promise<unknown>) => run(),
  };
  vi.stubGlobal('navigator', {locks});
  const request = vi.fn(() => Promise.reject(new Error('Offline.')));
  await expect(withLock('cart', request)).rejects.toThrow('Offline.');
  expect(request).toHaveBeenCalledOnce();
});
