import {useEffect, useState} from 'react';
import {Notice} from '~/components/account/Notice';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useTranslations} from 'use-intl/react';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {storeTypedText} from '~/lib/browser/typed-text.client';
import type {CountryOffer} from '~/lib/i18n/load-countries.server';
import {localizedPath} from '~/lib/i18n/locale';
import {CountryForm} from './CountryPage';
import {useTranslatableUrl} from './LocaleSelector';
import {BROWSER_TIMEOUT_MS} from '~/lib/limits/limits';

/** Country and language; submits a document, so that all prices and texts reload. */
export function LocaleDialog() {
  const t = useTranslations('country');
  const locale = useLocale();
  const {close} = useOverlay('localeModal');
  const path = encodeURIComponent(useTranslatableUrl());
  const offer = useCountryOffer(localizedPath('/country/offer', locale));
  return (
    <Dialog name="localeModal" label={t('title')} className="p-6">
      <h2 className="mb-3 text-xl">{t('title')}</h2>
      <p className="mb-4 text-muted">{t('lead')}</p>
      {offer === 'loading' ? <p role="status">{t('loading')}</p> : null}
      {offer === 'failed' ? (
        <Notice tone="danger">{t('problems.unavailable')}</Notice>
      ) : null}
      {typeof offer === 'object' ? (
        <CountryForm
          offer={offer}
          action={`${localizedPath('/country', locale)}?path=${path}`}
          onSubmit={storeTypedText}
        >
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </CountryForm>
      ) : null}
    </Dialog>
  );
}

function useCountryOffer(url: string) {
  const [offer, setOffer] = useState<CountryOffer | 'loading' | 'failed'>(
    'loading',
  );
  useEffect(() => {
    let isShown = true;
    void loadOffer(url).then(
      (loaded) => isShown && setOffer(loaded),
      () => isShown && setOffer('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [url]);
  return offer;
}

/** @throws for an error response or a timeout. */
async function loadOffer(url: string): Promise<CountryOffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as CountryOffer;
}
