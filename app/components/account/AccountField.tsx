import {useId, type ComponentProps, type SelectHTMLAttributes} from 'react';
import {Field} from '~/components/ui/Field';
import {useTranslations} from 'use-intl/react';
import {useFormResult} from './AccountForm';

type FieldProps = Extract<
  ComponentProps<typeof Field>,
  {isMultiline?: false}
> & {name: string};

export function AccountField({defaultValue, ...field}: FieldProps) {
  const result = useFormResult();
  const problem = useProblem(field.name);
  return (
    <Field
      defaultValue={result?.values[field.name] ?? defaultValue}
      error={problem?.message}
      {...(problem && FOCUSED_ON_LOAD)}
      {...field}
    />
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
}

export function AccountSelect({label, children, ...select}: SelectProps) {
  const id = useId();
  const problem = useProblem(select.name);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold text-ink">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className="block min-h-11 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink hover:border-accent aria-invalid:border-danger"
        {...(problem && FOCUSED_ON_LOAD)}
        {...select}
      >
        {children}
      </select>
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {problem.message}
        </p>
      ) : null}
    </div>
  );
}

export function ConsentField({isChecked = false}: {isChecked?: boolean}) {
  const t = useTranslations('auth.fields');
  const result = useFormResult();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="acceptsMarketing"
        defaultChecked={
          result ? 'acceptsMarketing' in result.values : isChecked
        }
        className="size-5 flex-none"
      />
      <span>{t('acceptsMarketing')}</span>
    </label>
  );
}

export function EmailField() {
  const t = useTranslations('auth.fields');
  return (
    <AccountField
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
    <AccountField
      name="password"
      type="password"
      label={label ?? t('newPassword')}
      hint={hint ?? t('passwordHint')}
      autoComplete="new-password"
      required
    />
  );
}

function useProblem(name: string | undefined) {
  const problem = useFormResult()?.problem;
  return problem?.field === name ? problem : null;
}

/** For forms without JavaScript; `AccountForm` focuses the field otherwise. */
const FOCUSED_ON_LOAD = {autoFocus: true};
