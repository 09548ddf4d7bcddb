import {useTranslations} from 'use-intl/react';
import {HONEYPOT, TICKET} from '~/lib/forms/guard-fields';

/** What keeps programs out of a form: a field that nobody sees, and a signed time. */
export function GuardFields({ticket}: {ticket: string}) {
  const t = useTranslations('contact');
  return (
    <>
      <input type="hidden" name={TICKET} value={ticket} />
      <div aria-hidden className="sr-only">
        <label>
          {t('honeypot')}
          <input
            type="text"
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </label>
      </div>
    </>
  );
}
