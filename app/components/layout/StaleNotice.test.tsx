import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it} from 'vitest';
import de from '~/locales/de.json';
import {StaleNotice} from './StaleNotice';

afterEach(cleanup);

/** A page whose loader gave this data. */
async function show(data: object): Promise<void> {
  const Stub = createRemixStub([
    {
      path: '/',
      loader: () => data,
      Component: () => (
        <IntlProvider locale="de" messages={de} timeZone="Europe/Berlin">
          <StaleNotice />
          <p>Seite</p>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub />);
  await screen.findByText('Seite');
}

it('says that a page shows a copy', async () => {
  await show({isStale: true});
  expect(screen.getByRole('status').textContent).toMatch(
    /antwortet gerade nicht/,
  );
});

it('says nothing of a page that is fresh', async () => {
  await show({isStale: false});
  expect(screen.queryByRole('status')).toBeNull();
});
