import {useTranslations} from 'use-intl/react';
import {HONEYPOT, TICKET} from '~/lib/forms/guard-fields';

interface Props {
  /** A signed time, which pages for everybody have not. */
  ticket?: string;
}

/** What keeps programs out of a form: a field that nobody sees, and a signed time. */
export function GuardFields({ticket}: Props) {
  const t = useTranslations('form');
  return (
    <>
      {ticket ? <input type="hidden" name={TICKET} value={ticket} /> : null}
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
