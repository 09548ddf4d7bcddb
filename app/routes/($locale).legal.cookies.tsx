import {useLoaderData} from '@remix-run/react';
import {type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ConsentForm} from '~/components/consent/ConsentForm';
import {PageHeading} from '~/components/content/PageHeading';
import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import {readConsent} from '~/lib/consent/consent-state';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {translatorFor} from '~/lib/i18n/messages';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

/** The settings page for browsers without JavaScript. */
export function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorFor(context.locale.code);
  return {
    cookieScope: cookieScope(context.env),
    consent: readConsent(request.headers.get('Cookie')),
    seo: pageSeo(context, {
      title: t('consent.settings'),
      description: t('consent.lead'),
      path: SETTINGS_PATH,
      isHidden: true,
    }),
  };
}

export default function CookieSettingsRoute() {
  const {consent, cookieScope} = useLoaderData<typeof loader>();
  const t = useTranslations('consent');
  return (
    <div className="page-width space-y-8 py-6 lg:py-10">
      <PageHeading title={t('settings')} lead={t('lead')} />
      <ConsentForm saved={consent} cookieScope={cookieScope} />
    </div>
  );
}
