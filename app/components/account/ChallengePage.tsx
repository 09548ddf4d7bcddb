import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {useTranslations} from 'use-intl/react';
import {textLink} from '~/components/ui/text-link';
import {useLocale} from '~/components/ui/use-locale';
import {CHALLENGE_ORIGIN, type Challenge} from '~/lib/forms/challenge';
import {AuthPage} from './AuthPage';

const SCRIPT = `${CHALLENGE_ORIGIN}/turnstile/v0/api.js`;

const EMPTY = {__html: ''};

/**
 * After a client-side submission the CSP blocks Turnstile: the button first loads a new
 * document.
 */
export function ChallengePage({siteKey, action, form}: Challenge) {
  const t = useTranslations('challenge');
  const locale = useLocale();
  const {pathname, search} = useLocation();
  // The CSP of a document that already has the script allows Turnstile.
  const [isServerRendered] = useState(
    () =>
      typeof document === 'undefined' ||
      document.querySelector(`script[src="${SCRIPT}"]`) !== null,
  );
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <form method="post" action={pathname + search} className="grid gap-4">
        {Object.entries(form.values).map(([name, text]) =>
          name === 'password' && isServerRendered ? (
            <Field
              key={name}
              name={name}
              type="password"
              label={t('password')}
              autoComplete="current-password"
            />
          ) : (
            <input key={name} type="hidden" name={name} value={text} />
          ),
        )}
        {isServerRendered ? (
          // Turnstile changes its content; React would report a mismatch.
          <div
            className="cf-turnstile no-js:hidden"
            data-sitekey={siteKey}
            data-action={action}
            data-language={locale.code}
            dangerouslySetInnerHTML={EMPTY}
            suppressHydrationWarning
          />
        ) : null}
        <div>
          <Button type="submit">{t('submit')}</Button>
        </div>
        {isServerRendered ? (
          <p className="text-sm text-muted">
            {t.rich('otherwise', {
              link: textLink('/legal/imprint'),
            })}
          </p>
        ) : null}
      </form>
      {isServerRendered ? <script src={SCRIPT} async defer /> : null}
    </AuthPage>
  );
}
