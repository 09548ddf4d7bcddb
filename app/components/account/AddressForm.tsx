import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import {
  REQUIRED_FIELDS,
  PROVINCES_OF,
  type AddressValues,
} from '~/lib/account/address';
import type {AddressFormData} from '~/lib/account/customer-accounts';
import {AccountField, AccountSelect} from './AccountField';
import {AccountForm, useFormResult} from './AccountForm';

interface Props extends AddressFormData {
  result: FormResult | undefined;
}

export function AddressForm({result, shownTo, ...form}: Props) {
  const t = useTranslations('account');
  const field = (
    name: Exclude<keyof AddressValues, 'country' | 'province'>,
    autoComplete: string,
  ) => (
    <AccountField
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
      result={result}
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
  const result = useFormResult();
  const shown = {...values, ...result?.values};
  const [country, setCountry] = useState(shown.country ?? '');
  // The submitted code may be the name of a property that every object has, such as `constructor`.
  const list = Object.hasOwn(provinces, country) ? provinces[country] : null;
  return (
    <>
      <AccountSelect
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
      </AccountSelect>
      <input type="hidden" name={PROVINCES_OF} value={country} />
      {list ? (
        <AccountSelect
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
        </AccountSelect>
      ) : result?.problem.field === 'province' ? (
        <AccountField
          name="province"
          label={t('province.region')}
          autoComplete="address-level1"
          aria-required
        />
      ) : null}
    </>
  );
}
