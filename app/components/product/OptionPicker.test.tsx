import {Link, useLocation} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {OptionGroup} from '~/lib/product/product-options.server';
import en from '~/locales/en.json';
import {OptionPicker} from './OptionPicker';

afterEach(cleanup);

const group = (
  name: string,
  names: string[],
  statuses: OptionGroup['values'][number]['status'][] = [],
): OptionGroup => ({
  name,
  hasNotes: false,
  selected: names[0] ?? '',
  values: names.map((value, index) => ({
    name: value,
    status: statuses[index] ?? 'available',
  })),
});

const SIZES = group('Size', ['Small', 'Large']);
const FRAMES = group(
  'Frame',
  ['Oak', 'Black', 'Gold'],
  ['available', 'soldOut', 'none'],
);
const REGIONS = group(
  'Region',
  Array.from({length: 13}, (_value, index) => `Region ${index + 1}`),
  ['available', 'soldOut', 'none'],
);

/** A page of whose addresses with a query none ever arrives. */
async function show(groups: OptionGroup[]) {
  const Product = () => {
    const {pathname, search} = useLocation();
    return (
      <>
        <p>at {pathname + decodeURIComponent(search)}</p>
        <Link to="/products/mug?Size=Large">another product</Link>
        <OptionPicker groups={groups} anchor="#choose" />
      </>
    );
  };
  const Stub = createRemixStub([
    {
      path: '/products/:handle',
      Component: Product,
      loader: ({request}) =>
        request.url.includes('?') ? new Promise(() => undefined) : null,
    },
  ]);
  render(
    <IntlProvider locale="en" messages={{product: en.product}}>
      <Stub initialEntries={['/products/map']} />
    </IntlProvider>,
  );
  await screen.findByText('at /products/map');
}

describe('options as links', () => {
  it('say what is sold out, and do not lead to what is not made', async () => {
    await show([FRAMES]);
    expect(screen.getByRole('link', {name: /^Black ?sold out$/})).toBeTruthy();
    expect(screen.queryByRole('link', {name: /Gold/})).toBeNull();
    expect(screen.getByText('Gold')).toBeTruthy();
  });

  it('keep the first of two choices when the second comes before its page is loaded', async () => {
    await show([SIZES, FRAMES]);
    fireEvent.click(screen.getByRole('link', {name: 'Large'}));
    await screen.findByText(': Large');
    const black = screen.getByRole('link', {name: /Black/});
    expect(black.getAttribute('href')).toBe(
      '/products/map?Frame=Black&Size=Large#choose',
    );
    fireEvent.click(black);
    await screen.findByText(': Black');
  });

  it('show no choice of another product that is being loaded', async () => {
    await show([SIZES]);
    fireEvent.click(screen.getByText('another product'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText(': Small')).toBeTruthy();
  });
});

describe('an option with many values', () => {
  async function menu(): Promise<HTMLSelectElement> {
    await show([SIZES, REGIONS]);
    return screen.getByRole<HTMLSelectElement>('combobox', {name: 'Region'});
  }

  it('says what is sold out, does not offer what is not made and leads to the chosen value', async () => {
    const select = await menu();
    const options = [...select.options];
    expect(options[0]?.selected).toBe(true);
    expect(options[1]?.text).toBe('Region 2 · sold out');
    expect(options[2]?.text).toBe('Region 3 · not available');
    expect(options.map(({disabled}) => disabled).indexOf(true)).toBe(2);
    fireEvent.change(select, {target: {value: 'Region 5'}});
    await screen.findByDisplayValue('Region 5');
  });

  it('sends the other choices after its own without JavaScript', async () => {
    const {form} = await menu();
    if (!form) throw new Error('The menu is in no form.');
    expect([...new FormData(form)]).toEqual([
      ['Region', 'Region 1'],
      ['Size', 'Small'],
    ]);
    expect(form.getAttribute('action')).toBe('/products/map#choose');
  });
});
