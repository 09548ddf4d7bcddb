import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {Footer} from './Footer';

it.each([
  ['AT', true, 'Withdraw from contract'],
  ['GB', true, 'Cancel your order'],
  ['CH', true, 'Request a return'],
  ['US', false, null],
])(
  'in %s, where returns are possible: %s, the button is %s',
  async (country, mayReturn, button) => {
    renderPage(<Footer countryName={country} year={2026} />, {
      path: '/en/cart',
      route: {id: 'root', loader: () => ({country, mayReturn, hasMap: true})},
    });
    await screen.findByText(/2026/);
    const to = '/en/legal/revocation/withdraw';
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === to);
    expect(links.map(({textContent}) => textContent)).toEqual(
      button ? [button] : [],
    );
  },
);
