import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {PROVINCES_OF} from '~/lib/account/address';
import type {ProvinceList} from '~/lib/account/provinces.server';
import {useFormAnswer} from './AccountForm';
import {AccountField} from './AccountField';
import {AccountSelect} from './AccountSelect';

interface Props {
  countries: readonly {isoCode: string; name: string}[];
  /** By country code; countries without an entry have no provinces in addresses. */
  provinces: Readonly<Record<string, ProvinceList>>;
  /** Codes of what is there already. */
  country: string;
  province: string;
}

/**
 * Country and province of an address. The list of provinces follows the country;
 * without JavaScript the server asks for the province after the form is sent. Of a
 * country without a list here the provider may ask for it, and takes its name.
 */
export function AddressPlace({
  countries,
  provinces,
  country: knownCountry,
  province: knownProvince,
}: Props) {
  const t = useTranslations('account.addresses');
  const {values, problem} = useFormAnswer() ?? {};
  const [country, setCountry] = useState(values?.country ?? knownCountry);
  const list = provinces[country];
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
          defaultValue={
            country === (values?.country ?? knownCountry)
              ? (values?.province ?? knownProvince)
              : ''
          }
          // `required` would keep a visitor without JavaScript from sending the form
          // after they chose a country without provinces.
          aria-required={!list.isOptional}
        >
          <option value="">{t('choose')}</option>
          {list.options.map(({code, name}) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </AccountSelect>
      ) : problem?.field === 'province' ? (
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
