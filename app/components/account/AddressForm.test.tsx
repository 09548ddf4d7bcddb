import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import en from '~/locales/en.json';
import {AccountFormContext} from './AccountForm';
import {AddressPlace} from './AddressForm';

afterEach(cleanup);

const {fields, province} = en.account.addresses;

function show(result?: FormResult) {
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={en}>
      <AccountFormContext.Provider value={result}>
        <AddressPlace
          countries={[
            {isoCode: 'DE', name: 'Germany'},
            {isoCode: 'MX', name: 'Mexico'},
            {isoCode: 'US', name: 'United States'},
          ]}
          provinces={{
            US: {
              kind: 'state',
              isOptional: false,
              options: [{code: 'CA', name: 'California'}],
            },
          }}
          values={{country: 'DE', province: ''}}
        />
      </AccountFormContext.Provider>
    </IntlProvider>,
  );
}

describe('AddressPlace', () => {
  it('lists the provinces of the country that is chosen', () => {
    show();
    expect(screen.queryByLabelText(province.state)).toBeNull();
    const country = screen.getByLabelText(fields.country);
    fireEvent.change(country, {target: {value: 'US'}});
    expect(screen.getByLabelText(province.state)).toHaveProperty('value', '');
    fireEvent.change(country, {target: {value: 'MX'}});
    expect(screen.queryByLabelText(province.state)).toBeNull();
  });

  it('has a field for a province that the provider asks for by itself', () => {
    show({
      problem: {field: 'province', message: 'Enter a state'},
      values: {country: 'MX', province: ''},
    });
    const field = screen.getByLabelText(province.region);
    expect(field.tagName).toBe('INPUT');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a state')).toBeTruthy();
  });
});
