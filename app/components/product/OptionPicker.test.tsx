import {useLocation} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it} from 'vitest';
import {OptionPicker} from './OptionPicker';

afterEach(cleanup);

const group = (name: string, values: Record<string, string>) => ({
  id: name,
  name,
  hasNotes: false,
  selected: Object.keys(values)[0] ?? '',
  values: Object.entries(values).map(([value, search], index) => ({
    name: value,
    isSelected: index === 0,
    status: 'available' as const,
    search,
  })),
});

const GROUPS = [
  group('Size', {Small: '?variant=1', Large: '?variant=3'}),
  group('Frame', {Oak: '?variant=1', Black: '?variant=2'}),
];

function Product() {
  return (
    <>
      <p>at {useLocation().search}</p>
      <OptionPicker groups={GROUPS} />
    </>
  );
}

it('keeps the first of two choices when the second comes before its page is loaded', async () => {
  const Stub = createRemixStub([
    {
      path: '/products/map',
      Component: Product,
      // The first choice never arrives before the second one is made.
      loader: ({request}) =>
        request.url.includes('variant') ? new Promise(() => undefined) : null,
    },
  ]);
  render(
    <IntlProvider locale="en" messages={{}}>
      <Stub initialEntries={['/products/map']} />
    </IntlProvider>,
  );
  fireEvent.click(await screen.findByRole('link', {name: 'Large'}));
  await screen.findByText(': Large');
  fireEvent.click(screen.getByRole('link', {name: 'Black'}));
  await screen.findByText('at ?Frame=Black&Size=Large');
  expect(screen.getByRole('link', {name: 'Black'})).toBeTruthy();
});
