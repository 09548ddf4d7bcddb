import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Notice} from '~/components/account/Notice';
import {PageHeading} from '~/components/content/PageHeading';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import {countryLabel, type CountryOffer} from '~/lib/i18n/country-offer';
import {LOCALES} from '~/lib/i18n/locale';

interface Props {
  offer: CountryOffer;
  /** Why the last choice was not taken over; a key under `country.problems`. */
  problem: 'unknown' | 'unavailable' | undefined;
}

/** Country and language as a page: the dialog for visitors without JavaScript. */
export function CountryPage({offer, problem}: Props) {
  const t = useTranslations('country');
  const locale = useLocale();
  return (
    <div className="page-width space-y-8 py-8 lg:py-12">
      <PageHeading title={t('title')} lead={t('lead')} />
      {/* Sent to its own address: the query names the page to go back to. */}
      <form method="post" className="grid max-w-md gap-4">
        {problem ? (
          <Notice tone="danger">{t(`problems.${problem}`)}</Notice>
        ) : null}
        <Choice
          name="country"
          label={t('country')}
          value={offer.current}
          options={offer.countries.map((country) => ({
            value: country.isoCode,
            label: countryLabel(country),
          }))}
        />
        <Choice
          name="locale"
          label={t('language')}
          value={locale.code}
          options={Object.values(LOCALES).map(({code, name}) => ({
            value: code,
            label: name,
          }))}
        />
        <p className="text-sm text-muted">{t('hint')}</p>
        <div>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly {readonly value: string; readonly label: string}[];
}

function Choice({name, label, value, options}: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="block min-h-11 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink hover:border-accent"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
