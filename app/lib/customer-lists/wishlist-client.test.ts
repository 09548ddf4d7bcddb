import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ListChange} from './list-kinds';
import {WishlistClient} from './wishlist-client';

interface Sent {
  readonly sent: Record<string, string>;
  readonly answer: (change: ListChange) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** What the client has sent; each test responds one by one. */
let requests: Sent[] = [];

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  requests = [];
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, run: () => Promise<unknown>) =>
        (last = last.then(run)),
    },
  });
  const fetching = (_path: string, {body}: {body: URLSearchParams}) =>
    new Promise<Response>((resolve, reject) => {
      requests.push({
        sent: Object.fromEntries(body),
        answer: (change) => {
          resolve(Response.json(change));
          return settled();
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'));
          return settled();
        },
      });
    });
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

const saved = (...ids: string[]): ListChange => ({ids, status: 'saved'});

describe('a tab’s wishlist', () => {
  it('ends at the last of several quick clicks', async () => {
    const client = new WishlistClient([]);
    const first = client.want('1', true);
    await settled();
    const others = [false, true, false].map((isWanted) =>
      client.want('1', isWanted),
    );
    expect(client.getProducts()).toEqual([]);
    await requests[0]?.answer(saved('1'));
    expect(requests[1]).toMatchObject({sent: {remove: '1'}});
    await requests[1]?.answer(saved());
    expect(await Promise.all([first, ...others])).toEqual(Array(4).fill(null));
    expect(requests).toHaveLength(2);
    expect(client.getProducts()).toEqual([]);
  });

  it('reverts a change that never reached the server, and continues', async () => {
    const client = new WishlistClient(['1']);
    const lost = client.want('1', false);
    const next = client.want('2', true);
    expect(client.getProducts()).toEqual(['2']);
    await settled();
    await requests[0]?.fail();
    expect(await lost).toBe('unavailable');
    expect(client.getProducts()).toEqual(['2', '1']);
    await requests[1]?.answer(saved('2', '1'));
    expect(await next).toBeNull();
  });

  it('accepts the list that a page has read, but not while a change is pending', async () => {
    const client = new WishlistClient(['1']);
    client.reconcile(['3']);
    expect(client.getProducts()).toEqual(['3']);
    void client.want('2', true);
    client.reconcile(['9']);
    expect(client.getProducts()).toEqual(['2', '3']);
    await settled();
    await requests[0]?.answer(saved('2', '1'));
    expect(client.getProducts()).toEqual(['2', '1']);
  });
});
