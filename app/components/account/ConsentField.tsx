import {useTranslations} from 'use-intl/react';
import {useFormAnswer} from './AccountForm';

interface Props {
  isChecked?: boolean;
}

/** Consent to marketing mails; never given beforehand. */
export function ConsentField({isChecked = false}: Props) {
  const t = useTranslations('auth.fields');
  const answer = useFormAnswer();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="acceptsMarketing"
        defaultChecked={
          answer ? 'acceptsMarketing' in answer.values : isChecked
        }
        className="size-5 flex-none"
      />
      <span>{t('acceptsMarketing')}</span>
    </label>
  );
}
