import {useTranslations} from 'use-intl/react';
import {FORM_TOKEN, HONEYPOT} from '~/lib/forms/honeypot';

interface Props {
  /** Signed time; missing on cached pages. */
  formToken?: string;
}

/** Protects a form from bots: a honeypot field and a signed time. */
export function Honeypot({formToken}: Props) {
  const t = useTranslations('form');
  return (
    <>
      {formToken ? (
        <input type="hidden" name={FORM_TOKEN} value={formToken} />
      ) : null}
      <label aria-hidden className="sr-only">
        {t('honeypot')}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </label>
    </>
  );
}
