import {useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import {buttonClass} from '~/components/ui/button-class';
import {useLocale} from '~/components/ui/use-locale';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';
import {announce} from '~/components/ui/announce';
import {focusContent} from '~/components/ui/focus-content';
import {saveDecision} from './consent-store';
import {BANNER_ID} from './use-banner-height';

interface Props {
  cookieScope: CookieScope;
}

const CHOICE =
  'flex-auto px-1.5 whitespace-nowrap max-sm:short:px-0.5 max-sm:short:text-xs sm:px-4';

/**
 * Both buttons look alike: declining must be as easy as accepting. Without JavaScript it is above the
 * header, because nothing could keep the buy bar beside it.
 */
export function ConsentBanner({cookieScope}: Props) {
  const t = useTranslations('consent');
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const onSubmit = (event: FormEvent) => {
    if (!saveDecision(event, [], cookieScope)) return;
    announce(t('saved'));
    focusContent();
  };
  // The settings page asks the same question.
  if (withoutLocale(pathname) === SETTINGS_PATH) return null;
  return (
    <section
      id={BANNER_ID}
      aria-labelledby={`${BANNER_ID}-title`}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[50svh] overflow-y-auto border-t border-line-strong bg-raised shadow-panel no-js:static short:static short:max-h-none print:hidden"
    >
      <form
        method="post"
        action="/consent"
        onSubmit={onSubmit}
        className="page-width grid items-center gap-x-6 gap-y-1 py-1 lg:grid-cols-[1fr_auto]"
      >
        <input type="hidden" name="path" value={pathname + search} />
        <div>
          <h2 id={`${BANNER_ID}-title`} className="sr-only">
            {t('title')}
          </h2>
          <p className="text-[0.8125rem]/[1.25]">
            {`${t('text')} `}
            <a
              href={localizedPath('/legal/privacy', locale)}
              className="text-link"
            >
              {t('privacy')}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5 text-sm max-sm:short:gap-1">
          {(['all', 'necessary'] as const).map((decision) => (
            <button
              key={decision}
              name="decision"
              value={decision}
              className={buttonClass({
                variant: 'secondary',
                size: 'sm',
                className: CHOICE,
              })}
            >
              {t(decision === 'all' ? 'acceptAll' : 'decline')}
            </button>
          ))}
          <a
            href={localizedPath(SETTINGS_PATH, locale)}
            className={buttonClass({
              variant: 'quiet',
              size: 'sm',
              className: CHOICE,
            })}
          >
            {t('manage')}
          </a>
        </div>
      </form>
    </section>
  );
}
