import {useTranslations} from 'use-intl/react';
import {FormField, useFormState} from '~/components/ui/FormField';

export function ConsentField({isChecked = false}: {isChecked?: boolean}) {
  const t = useTranslations('auth.fields');
  const state = useFormState();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="acceptsMarketing"
        defaultChecked={state ? 'acceptsMarketing' in state.values : isChecked}
        className="size-5 flex-none"
      />
      <span>{t('acceptsMarketing')}</span>
    </label>
  );
}

export function EmailField() {
  const t = useTranslations('auth.fields');
  return (
    <FormField
      name="email"
      type="email"
      label={t('email')}
      autoComplete="username"
      required
    />
  );
}

interface NewPasswordProps {
  label?: string;
  hint?: string;
}

/** Lets password managers suggest a password. */
export function NewPasswordField({label, hint}: NewPasswordProps) {
  const t = useTranslations('auth.fields');
  return (
    <FormField
      name="password"
      type="password"
      label={label ?? t('newPassword')}
      hint={hint ?? t('passwordHint')}
      autoComplete="new-password"
      required
    />
  );
}
