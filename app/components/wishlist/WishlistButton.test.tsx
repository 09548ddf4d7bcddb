import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {takeToasts} from '~/components/ui/toasts';
import en from '~/locales/en.json';
import {WishlistButton, WishlistForm} from './WishlistButton';
import {WishlistProvider} from './wishlist-context';

const MUG = 'gid://shopify/Product/7';
const OTHER = 'gid://shopify/Product/1';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a heart says that the list is full and is not pressed', async () => {
  takeToasts();
  const change = {ids: [OTHER], status: 'full'};
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(change)));
  renderPage(
    <WishlistProvider products={[OTHER]}>
      <WishlistButton productId={MUG} title="Mug" />
      <WishlistForm />
    </WishlistProvider>,
    {path: '/en/products/mug'},
  );
  const button = screen.getByRole('button', {name: 'Wishlist: Mug'});
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(() =>
    expect(button.getAttribute('aria-pressed')).toBe('false'),
  );
  await vi.waitFor(() =>
    expect(takeToasts()).toEqual([
      {title: en.wishlist.problems.full, tone: 'danger'},
    ]),
  );
});
