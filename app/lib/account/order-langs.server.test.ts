import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';
import {germanStore} from '../../../tests/support/german-store';
import {withLineLangs} from './order-langs.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows an order without the languages of its lines while Shopify is slow', async () => {
  const lines = [{title: 'Karte', productId: 'gid://shopify/Product/1'}];
  const slow = germanStore(() => new Promise(() => undefined));
  const done = vi.fn();
  void withLineLangs(slow, lines).then(done);
  await vi.advanceTimersByTimeAsync(2 * LANGS_TIMEOUT_MS);
  expect(done).toHaveBeenCalledWith(lines);
});
