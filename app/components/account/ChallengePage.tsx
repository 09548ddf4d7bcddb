import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {CHALLENGE_ORIGIN, type Challenge} from '~/lib/http/challenge';
import {AuthPage} from './AuthPage';

const SCRIPT = `${CHALLENGE_ORIGIN}/turnstile/v0/api.js`;

const EMPTY = {__html: ''};

/**
 * Asks whoever sent a form to show to be a person, and sends it again as it was. Where a
 * script has sent it, the document's policy does not admit Turnstile: the button leads to
 * a document of its own.
 */
export function ChallengePage({siteKey, action, fields}: Challenge) {
  const t = useTranslations('challenge');
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const [isServed] = useState(isServedHere);
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <form method="post" action={pathname + search} className="grid gap-4">
        {fields.map(([name, text], index) =>
          name === 'password' && isServed ? (
            <Field
              key={index}
              name={name}
              type="password"
              label={t('password')}
              autoComplete="current-password"
            />
          ) : (
            <input key={index} type="hidden" name={name} value={text} />
          ),
        )}
        {isServed ? (
          // Turnstile fills it; React would find it changed.
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
        {isServed ? (
          <p className="text-sm text-muted">
            {t.rich('otherwise', {
              link: (chunks) => (
                <Link to="/legal/imprint" className="text-link">
                  {chunks}
                </Link>
              ),
            })}
          </p>
        ) : null}
      </form>
      {isServed ? <script src={SCRIPT} async defer /> : null}
    </AuthPage>
  );
}

/** Whether the document came with the challenge: its policy is made for it. */
function isServedHere(): boolean {
  if (typeof document === 'undefined') return true;
  return document.querySelector(`script[src="${SCRIPT}"]`) !== null;
}
