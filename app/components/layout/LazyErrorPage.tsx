import {lazy} from 'react';
import {useTranslations} from 'use-intl/react';
import {OnDemand} from '~/components/ui/OnDemand';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

const ErrorPage = lazy(async () => ({
  default: (await import('./ErrorPage')).ErrorPage,
}));

/** The error page, whose code no other page loads. */
export function LazyErrorPage({error}: {error: unknown}) {
  return (
    <OnDemand otherwise={<ErrorText />}>
      <ErrorPage error={error} />
    </OnDemand>
  );
}

/** In the place of an error page that fails itself. */
export function ErrorText() {
  const t = useTranslations('error');
  const locale = useLocale();
  return (
    <div className="page-width py-8">
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      <a href={localizedPath('/', locale)} className="text-link">
        {t('home')}
      </a>
    </div>
  );
}
