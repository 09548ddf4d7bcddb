import {useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import IconMap from '~icons/lucide/map-pin';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLazy} from '~/components/ui/use-lazy';
import {useLocale} from '~/components/ui/use-locale';
import {nameOfCountry} from '~/lib/i18n/format';
import {localizedPath} from '~/lib/i18n/locale';

const loadDialog = () => import('./LocaleDialog.client');

export function LocaleModal() {
  const {isOpen, close} = useOverlay('localeModal');
  const [LocaleDialog, onFailed] = useLazy(
    async () => (await loadDialog()).LocaleDialog,
    close,
  );
  return isOpen ? (
    <OnDemand onFailed={onFailed}>
      <LocaleDialog />
    </OnDemand>
  ) : null;
}

interface Props {
  /** Defaults to the language's country. */
  countryName: string | undefined;
  className: string;
}

/** Shows the country of the prices; opens the dialog, or the page without JavaScript. */
export function CountryButton({countryName, className}: Props) {
  const t = useTranslations('layout.country');
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const {open} = useOverlay('localeModal');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // `submit` does not trigger this handler again.
    loadDialog().then(open, () => form.submit());
  };
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <form action={localizedPath('/country', locale)} onSubmit={onSubmit}>
      <input type="hidden" name="path" value={pathname + search} />
      <button
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <IconMap className="text-muted" />
        <span className="sr-only">{`${t('label')}: `}</span>
        {countryName ?? nameOfCountry(locale.country, locale.tag)}
      </button>
    </form>
  );
}
