import {expect, it, vi} from 'vitest';
import {StaleIfErrorCache} from './shared-results.server';

it('leaves no body of an older copy unread', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({cancel});
  const put = vi.fn();
  const cache = {match: () => Promise.resolve(new Response(body)), put};
  await new StaleIfErrorCache(cache).store('key', {
    result: {data: {}},
    requestId: null,
  });
  expect(cancel).toHaveBeenCalledOnce();
  expect(put).toHaveBeenCalledOnce();
});
