import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import {FormStateProvider} from '~/components/ui/FormField';
import {AddressPlace} from './AddressForm';

const {fields, province} = en.account.addresses;

const options = [{code: 'CA', name: 'California'}];
const PLACE = (
  <AddressPlace
    countries={[
      {isoCode: 'DE', name: 'Germany'},
      {isoCode: 'MX', name: 'Mexico'},
      {isoCode: 'US', name: 'United States'},
    ]}
    provinces={{US: {kind: 'state', isOptional: false, options}}}
    values={{country: 'DE', province: ''}}
  />
);

it('an address form lists the provinces of the country that is chosen', () => {
  renderPage(PLACE);
  expect(screen.queryByLabelText(province.state)).toBeNull();
  const country = screen.getByLabelText(fields.country);
  fireEvent.change(country, {target: {value: 'US'}});
  expect(screen.getByLabelText(province.state)).toHaveProperty('value', '');
  fireEvent.change(country, {target: {value: 'MX'}});
  expect(screen.queryByLabelText(province.state)).toBeNull();
});

it('an address form has a field for a province that only Shopify requires', () => {
  const state = {
    problems: [{field: 'province', message: 'Enter a state'}],
    values: {country: 'MX', province: ''},
  };
  renderPage(<FormStateProvider value={state}>{PLACE}</FormStateProvider>);
  const field = screen.getByLabelText(province.region);
  expect(field.tagName).toBe('INPUT');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a state')).toBeTruthy();
});

it('an address form has no provinces for a country called like a property of every object', () => {
  const state = {
    problems: [{field: 'country', message: 'Choose a country'}],
    values: {country: 'constructor', province: ''},
  };
  renderPage(<FormStateProvider value={state}>{PLACE}</FormStateProvider>);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});
