import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Notice} from '~/components/account/Notice';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {keepTypedText} from '~/lib/browser/typed-text';
import {countryLabel, type CountryOffer} from '~/lib/i18n/country-offer';
import {LOCALES, localizedPath} from '~/lib/i18n/locale';
import {useCountryOffer} from './use-country-offer';
import {useTranslatableAddress} from './use-translatable-address';

const TRIGGER =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control ' +
  'border border-line-strong bg-raised px-3 py-2 text-left text-ink ' +
  'hover:border-accent *:last:ml-auto';

/**
 * Country and language in one dialog (`localeModal`). What is chosen is
 * sent as a document, so that every price and word comes anew.
 */
export function LocaleDialog() {
  const t = useTranslations('country');
  const offer = useCountryOffer();
  return (
    <Dialog name="localeModal" label={t('title')} className="p-6">
      <h2 className="mb-3 text-xl">{t('title')}</h2>
      <p className="mb-4 text-muted">{t('lead')}</p>
      {offer.status === 'loading' ? <p role="status">{t('loading')}</p> : null}
      {offer.status === 'failed' ? (
        <Notice tone="danger">{t('problems.unavailable')}</Notice>
      ) : null}
      {offer.status === 'loaded' ? <Choice offer={offer.offer} /> : null}
    </Dialog>
  );
}

function Choice({offer}: {offer: CountryOffer}) {
  const t = useTranslations('country');
  const locale = useLocale();
  const {close} = useOverlay('localeModal');
  const [country, chooseCountry] = useState(offer.current);
  const [language, chooseLanguage] = useState<string>(locale.code);
  const [isSending, setIsSending] = useState(false);
  // Lists lie inside: whatever is outside a modal dialog cannot be reached.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const path = encodeURIComponent(useTranslatableAddress());
  return (
    <form
      ref={setContainer}
      method="post"
      action={`${localizedPath('/country', locale)}?path=${path}`}
      onSubmit={() => {
        keepTypedText();
        setIsSending(true);
      }}
      className="grid gap-4"
    >
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="locale" value={language} />
      <div>
        <p aria-hidden className="mb-1 text-sm font-bold">
          {t('country')}
        </p>
        <SelectMenu
          label={t('country')}
          items={offer.countries.map((item) => ({
            value: item.isoCode,
            label: countryLabel(item),
          }))}
          value={country}
          onSelect={chooseCountry}
          container={container}
          triggerClassName={TRIGGER}
        />
      </div>
      <div>
        <p aria-hidden className="mb-1 text-sm font-bold">
          {t('language')}
        </p>
        <SelectMenu
          label={t('language')}
          items={Object.values(LOCALES).map(({code, name}) => ({
            value: code,
            label: name,
          }))}
          value={language}
          onSelect={chooseLanguage}
          container={container}
          triggerClassName={TRIGGER}
        />
      </div>
      <p className="text-sm text-muted">{t('hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
