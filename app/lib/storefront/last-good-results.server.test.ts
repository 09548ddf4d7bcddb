import {expect, it, vi} from 'vitest';
import {LastGoodResults} from './last-good-results.server';

it('leaves no body of an older copy unread', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({cancel});
  const put = vi.fn();
  const cache = {match: () => Promise.resolve(new Response(body)), put};
  await new LastGoodResults(cache).store('key', {
    result: {data: {}},
    requestId: null,
  });
  expect(cancel).toHaveBeenCalledOnce();
  expect(put).toHaveBeenCalledOnce();
});
