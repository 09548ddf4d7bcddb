import {useLocation} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it} from 'vitest';
import type {OptionGroup} from '~/lib/product/option-groups.server';
import en from '~/locales/en.json';
import {OptionPicker} from './OptionPicker';

afterEach(cleanup);

const REGIONS: OptionGroup = {
  id: 'Region',
  name: 'Region',
  hasNotes: false,
  selected: 'Region 1',
  values: Array.from({length: 13}, (_value, index) => ({
    name: `Region ${index + 1}`,
    isSelected: index === 0,
    status: (['available', 'soldOut', 'none'] as const)[index] ?? 'available',
    search: index === 2 ? null : `?variant=${index + 1}`,
  })),
};

const SIZES: OptionGroup = {
  id: 'Size',
  name: 'Size',
  selected: 'Small',
  hasNotes: false,
  values: [],
};

function Product() {
  return (
    <>
      <p>at {useLocation().search}</p>
      <OptionPicker groups={[SIZES, REGIONS]} anchor="#choose" />
    </>
  );
}

async function menu(): Promise<HTMLSelectElement> {
  const Stub = createRemixStub([
    {path: '/products/map', Component: Product, loader: () => null},
  ]);
  render(
    <IntlProvider locale="en" messages={{product: en.product}}>
      <Stub initialEntries={['/products/map']} />
    </IntlProvider>,
  );
  return screen.findByRole('combobox', {name: 'Region'});
}

it('leads to the chosen value', async () => {
  fireEvent.change(await menu(), {target: {value: 'Region 5'}});
  await screen.findByText('at ?variant=5');
});

it('says what is sold out, and does not offer what nobody makes', async () => {
  const options = [...(await menu()).options];
  expect(options[0]?.selected).toBe(true);
  expect(options[1]?.text).toBe('Region 2 · sold out');
  expect(options[2]?.text).toBe('Region 3 · not available');
  expect(options.map(({disabled}) => disabled).indexOf(true)).toBe(2);
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
