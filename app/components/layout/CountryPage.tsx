import {useId, type ReactNode} from 'react';
import {Notice} from '~/components/account/Notice';
import {PageHeading} from '~/components/content/PageHeading';
import {Button} from '~/components/ui/Button';
import {AuthPage} from '~/components/account/AuthPage';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {CountryOffer} from '~/lib/i18n/load-countries.server';
import {LOCALES} from '~/lib/i18n/locale';

interface PageProps {
  offer: CountryOffer;
  /** Why the last choice failed; a key under `country.problems`. */
  problem: 'unknown' | 'unavailable' | undefined;
}

export function CountryPage({offer, problem}: PageProps) {
  const t = useTranslations('country');
  return (
    <AuthPage>
      <PageHeading title={t('title')} lead={t('lead')} />
      {problem ? (
        <Notice tone="danger">{t(`problems.${problem}`)}</Notice>
      ) : null}
      <CountryForm offer={offer} />
    </AuthPage>
  );
}

interface FormProps {
  offer: CountryOffer;
  /** URL with the page to return to; defaults to the current URL. */
  action?: string;
  onSubmit?: () => void;
  children?: ReactNode;
}

export function CountryForm({offer, children, ...form}: FormProps) {
  const t = useTranslations('country');
  const locale = useLocale();
  return (
    <form method="post" className="grid gap-4" {...form}>
      <Choice
        name="country"
        label={t('country')}
        value={offer.current}
        options={offer.countries.map((country) => [
          country.isoCode,
          `${country.name} (${currencyLabel(country.currency)})`,
        ])}
      />
      <Choice
        name="locale"
        label={t('language')}
        value={locale.code}
        options={Object.values(LOCALES).map(({code, name}) => [code, name])}
      />
      <p className="text-sm text-muted">{t('hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('save')}</Button>
        {children}
      </div>
    </form>
  );
}

/** `DKK kr.`; omits a symbol that repeats the code. */
function currencyLabel({isoCode, symbol}: {isoCode: string; symbol: string}) {
  return symbol === isoCode ? isoCode : `${isoCode} ${symbol}`;
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
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
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
