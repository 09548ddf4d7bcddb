import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import {LiveRegion} from '~/components/ui/announce';
import {takeToasts} from '~/components/ui/toasts';
import en from '~/locales/en.json';
import {WishlistButton, WishlistForm} from './WishlistButton';
import {WishlistLink} from './WishlistLink';
import {WishlistProvider} from './wishlist-context';

const MUG = 'gid://shopify/Product/7';
const OTHER = 'gid://shopify/Product/1';

const answers = vi.fn<(body: URLSearchParams) => unknown>();

beforeEach(() => {
  answers.mockReset();
  takeToasts();
  vi.stubGlobal('fetch', (_path: string, {body}: {body: URLSearchParams}) =>
    Promise.resolve(Response.json(answers(body))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(products: string[] = []) {
  const Stub = createRemixStub([
    {
      path: '/en/products/mug',
      Component: () => (
        <IntlProvider locale="en" messages={en} timeZone="UTC">
          <WishlistProvider products={products}>
            <WishlistLink />
            <WishlistButton productId={MUG} title="Mug" />
            <WishlistForm />
            <LiveRegion />
          </WishlistProvider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/en/products/mug?variant=1']} />);
  return screen.getByRole('button', {name: 'Wishlist: Mug'});
}

const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

describe('a heart', () => {
  it('sends a form that leads back to its page, so that it needs no script', () => {
    const button = show() as HTMLButtonElement;
    const {form} = button;
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/en/wishlist');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      redirectTo: '/en/products/mug?variant=1',
    });
    expect(button).toMatchObject({
      id: 'wish-7',
      type: 'submit',
      name: 'add',
      value: MUG,
    });
  });

  it('is pressed at once and counts in the header, then says so aloud', async () => {
    answers.mockReturnValue({ids: [MUG], status: 'saved'});
    const button = show();
    expect(pressed(button)).toBe('false');
    fireEvent.click(button);
    expect(pressed(button)).toBe('true');
    screen.getByRole('link', {name: 'Wishlist, 1 product'});
    await screen.findByText('Mug is on your wishlist.');
    expect(Object.fromEntries(answers.mock.calls[0]?.[0] ?? [])).toEqual({
      add: MUG,
    });
  });

  it('says that the list is full and is not pressed', async () => {
    answers.mockReturnValue({ids: [OTHER], status: 'full'});
    const button = show([OTHER]);
    fireEvent.click(button);
    await vi.waitFor(() => expect(pressed(button)).toBe('false'));
    await vi.waitFor(() =>
      expect(takeToasts()).toEqual([
        {title: en.wishlist.problems.full, tone: 'danger'},
      ]),
    );
  });
});
