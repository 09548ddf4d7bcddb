import {describe, expect, it, vi} from 'vitest';
import type {ListChange} from './list-kinds';
import {WishlistClient} from './wishlist-client';

/** A server whose answers the test gives one by one. */
function server(products: string[] = []) {
  const requests: {
    product: string;
    isWanted: boolean;
    answer: (status?: ListChange['status']) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  let list = products;
  const send = vi.fn(
    (product: string, isWanted: boolean) =>
      new Promise<ListChange>((resolve, reject) => {
        requests.push({
          product,
          isWanted,
          answer: async (status = 'saved') => {
            const others = list.filter((other) => other !== product);
            if (status === 'saved')
              list = isWanted ? [product, ...others] : others;
            resolve({ids: list, status});
            await settled();
          },
          fail: async () => {
            reject(new TypeError('Failed to fetch'));
            await settled();
          },
        });
      }),
  );
  return {requests, send, client: new WishlistClient(products, send)};
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a tab’s wishlist', () => {
  it('shows a change before the server answers, and tells listeners', async () => {
    const {client, requests} = server(['1']);
    const heard = vi.fn();
    client.subscribe(heard);
    const result = client.want('2', true);
    expect(client.getProducts()).toEqual(['2', '1']);
    expect(heard).toHaveBeenCalled();
    await requests[0]?.answer();
    expect(await result).toBeNull();
    expect(client.getProducts()).toEqual(['2', '1']);
  });

  it('sends one change after the other', async () => {
    const {client, requests} = server();
    void client.want('1', true);
    void client.want('2', true);
    expect(requests).toHaveLength(1);
    expect(client.getProducts()).toEqual(['2', '1']);
    await requests[0]?.answer();
    expect(requests['1']).toMatchObject({product: '2', isWanted: true});
    await requests[1]?.answer();
    expect(client.getProducts()).toEqual(['2', '1']);
  });

  it('ends quick clicks at the last intention', async () => {
    const {client, requests} = server();
    const results = [true, false, true, false].map((isWanted) =>
      client.want('1', isWanted),
    );
    expect(client.getProducts()).toEqual([]);
    await requests[0]?.answer();
    expect(requests['1']).toMatchObject({product: '1', isWanted: false});
    await requests[1]?.answer();
    expect(requests).toHaveLength(2);
    expect(await Promise.all(results)).toEqual([null, null, null, null]);
    expect(client.getProducts()).toEqual([]);
  });

  it('takes a change back that the server refuses, and says why', async () => {
    const {client, requests} = server(['1']);
    const result = client.want('2', true);
    await requests[0]?.answer('full');
    expect(await result).toBe('full');
    expect(client.getProducts()).toEqual(['1']);
  });

  it('takes a change back that never reached the server, and goes on', async () => {
    const {client, requests} = server(['1']);
    const lost = client.want('1', false);
    const kept = client.want('2', true);
    expect(client.getProducts()).toEqual(['2']);
    await requests[0]?.fail();
    expect(await lost).toBe('unavailable');
    expect(client.getProducts()).toEqual(['2', '1']);
    await requests[1]?.answer();
    expect(await kept).toBeNull();
  });

  it('takes over what a page read, but not while a change is on its way', async () => {
    const {client, requests} = server(['1']);
    client.offer(['3']);
    expect(client.getProducts()).toEqual(['3']);
    void client.want('2', true);
    client.offer(['9']);
    expect(client.getProducts()).toEqual(['2', '3']);
    await requests[0]?.answer();
    expect(client.getProducts()).toEqual(['2', '1']);
  });

  it('works again after a pause', async () => {
    const {client, requests} = server();
    void client.want('1', true);
    await requests[0]?.answer();
    void client.want('1', false);
    await requests[1]?.answer();
    expect(client.getProducts()).toEqual([]);
  });
});
