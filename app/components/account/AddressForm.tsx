import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {FormField, FormSelect, useFormState} from '~/components/ui/FormField';
import {
  REQUIRED_FIELDS,
  PROVINCES_OF,
  type AddressValues,
} from '~/lib/account/address';
import type {AddressFormData} from '~/lib/account/customer-accounts';
import type {FormState} from '~/lib/forms/form-state';
import {AccountForm} from './AccountForm';

interface Props extends AddressFormData {
  state: FormState | undefined;
}

export function AddressForm({state, shownTo, ...form}: Props) {
  const t = useTranslations('account');
  const field = (
    name: Exclude<keyof AddressValues, 'country' | 'province'>,
    autoComplete: string,
  ) => (
    <FormField
      name={name}
      label={t(`addresses.fields.${name}`)}
      autoComplete={autoComplete}
      defaultValue={form.values[name]}
      required={REQUIRED_FIELDS.includes(name)}
      {...(name === 'phone' && {type: 'tel', hint: t('phoneHint')})}
    />
  );
  return (
    <AccountForm
      state={state}
      submit={t('addresses.save')}
      shownTo={shownTo}
      cancelTo="/account"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
      {field('company', 'organization')}
      {field('address1', 'address-line1')}
      {field('address2', 'address-line2')}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('zip', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
      <AddressPlace {...form} />
      {field('phone', 'tel')}
    </AccountForm>
  );
}

/** Without JavaScript, or without a list, the province is asked for after submission. */
export function AddressPlace({
  countries,
  provinces,
  values,
}: Pick<AddressFormData, 'countries' | 'provinces' | 'values'>) {
  const t = useTranslations('account.addresses');
  const state = useFormState();
  const shown = {...values, ...state?.values};
  const [country, setCountry] = useState(shown.country ?? '');
  // The submitted code may be the name of a property that every object has, such as `constructor`.
  const list = Object.hasOwn(provinces, country) ? provinces[country] : null;
  const needsProvince =
    !list && state?.problems.some(({field}) => field === 'province');
  return (
    <>
      <FormSelect
        name="country"
        label={t('fields.country')}
        autoComplete="country"
        value={country}
        onChange={({currentTarget}) => setCountry(currentTarget.value)}
      >
        {countries.map(({isoCode, name}) => (
          <option key={isoCode} value={isoCode}>
            {name}
          </option>
        ))}
      </FormSelect>
      <input type="hidden" name={PROVINCES_OF} value={country} />
      {list ? (
        <FormSelect
          key={country}
          name="province"
          label={t(`province.${list.kind}`)}
          autoComplete="address-level1"
          defaultValue={country === shown.country ? shown.province : ''}
          // `required` would block the form without JavaScript after a change of country.
          aria-required={!list.isOptional}
        >
          <option value="">{t('choose')}</option>
          {list.options.map(({code, name}) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormSelect>
      ) : null}
      {needsProvince ? (
        <FormField
          name="province"
          label={t('province.region')}
          autoComplete="address-level1"
          aria-required
        />
      ) : null}
    </>
  );
}
