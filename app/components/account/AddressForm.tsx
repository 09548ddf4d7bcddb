import type {ComponentProps} from 'react';
import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {isNeeded, type AddressValues} from '~/lib/account/address';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';
import {AddressPlace} from './AddressPlace';

interface Props extends Pick<
  ComponentProps<typeof AddressPlace>,
  'countries' | 'provinces'
> {
  answer: FormAnswer | undefined;
  /** What is there already. */
  values: Partial<AddressValues>;
  /** Id of the customer whose address book it is. */
  shownTo: string;
}

/** Makes or changes an address. What a country needs, the provider says. */
export function AddressForm({
  answer,
  countries,
  provinces,
  values,
  shownTo,
}: Props) {
  const t = useTranslations('account');
  const field = (
    name: Exclude<keyof AddressValues, 'country' | 'province'>,
    autoComplete: string,
  ) => (
    <AccountField
      name={name}
      label={t(`addresses.fields.${name}`)}
      autoComplete={autoComplete}
      defaultValue={values[name]}
      required={isNeeded(name)}
      {...(name === 'phone' && {type: 'tel', hint: t('phoneHint')})}
    />
  );
  return (
    <AccountForm
      answer={answer}
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
      <AddressPlace
        countries={countries}
        provinces={provinces}
        country={values.country ?? ''}
        province={values.province ?? ''}
      />
      {field('phone', 'tel')}
    </AccountForm>
  );
}
