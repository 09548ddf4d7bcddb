import {act, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import {ADDRESS_FIELDS, type AddressValues} from '~/lib/account/address';
import {AddressBook} from './AddressBook';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_TEXT = Object.fromEntries(
  ADDRESS_FIELDS.map((name) => [name, '']),
) as AddressValues;

/** The files that a link's focus prefetches. */
function prefetchedBy(link: HTMLElement): (string | null)[] {
  fireEvent.focus(link);
  // Remix waits for 100 ms.
  act(() => void vi.advanceTimersByTime(200));
  const links = document.querySelectorAll('link[rel=modulepreload]');
  fireEvent.blur(link);
  return [...links].map((file) => file.getAttribute('href'));
}

// The dialog gives the focus back to the link when the address is being deleted.
it('the page of an address that is being deleted is not prefetched', () => {
  const address = {
    number: '1',
    isDefault: false,
    formatted: ['Rollfeld 1'],
    values: NO_TEXT,
  };
  renderPage(<AddressBook addresses={[address]} keepsDefault={false} />, {
    path: '/account',
    others: [
      {path: '/account/addresses/:number', Component: () => null},
      {path: '/account/addresses/:number/delete', Component: () => null},
    ],
  });
  const link = (name: string) =>
    screen.getByRole('link', {name: new RegExp(`^${name}`)});
  expect(prefetchedBy(link(en.account.addresses.edit))).not.toEqual([]);
  expect(prefetchedBy(link(en.account.addresses.delete))).toEqual([]);
});
