import {useTranslations} from 'use-intl/react';
import {HONEYPOT, TICKET} from '~/lib/forms/guard-fields';

interface Props {
  /** Signed time; missing on cached pages. */
  ticket?: string;
}

/** Protects a form from bots: a honeypot field and a signed time. */
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
