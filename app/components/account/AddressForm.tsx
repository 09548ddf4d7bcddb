import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {ADDRESS_FIELDS, type AddressValues} from '~/lib/account/address';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';
import {CountryField, type CountryChoice} from './CountryField';

interface Props {
  answer: FormAnswer | undefined;
  countries: readonly CountryChoice[];
  /** What is there already. */
  values: Partial<AddressValues>;
}

/** By which browsers fill in what they know of an address. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  country: 'country',
  phone: 'tel',
} as const satisfies Record<keyof AddressValues, string>;

/** Makes or changes an address. What a country needs, the provider says. */
export function AddressForm({answer, countries, values}: Props) {
  const t = useTranslations('account.addresses');
  return (
    <AccountForm answer={answer} submit={t('save')}>
      {ADDRESS_FIELDS.map((name) =>
        name === 'country' ? (
          <CountryField
            key={name}
            label={t('fields.country')}
            countries={countries}
            defaultValue={values.country}
          />
        ) : (
          <AccountField
            key={name}
            name={name}
            type={name === 'phone' ? 'tel' : 'text'}
            label={t(`fields.${name}`)}
            autoComplete={AUTOCOMPLETE[name]}
            defaultValue={values[name]}
          />
        ),
      )}
    </AccountForm>
  );
}
