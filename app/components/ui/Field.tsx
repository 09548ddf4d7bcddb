import {useId, type ComponentProps, type ReactNode} from 'react';

interface Labels {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

type InputProps = Labels & ComponentProps<'input'> & {isMultiline?: false};
type TextAreaProps = Labels & ComponentProps<'textarea'> & {isMultiline: true};

const CONTROL =
  'block w-full min-h-11 rounded-control border border-line-strong bg-raised ' +
  'px-3 py-2 text-base text-ink ' +
  'hover:border-accent aria-invalid:border-danger disabled:opacity-55';

export function Field({
  label,
  hint,
  error,
  ...control
}: InputProps | TextAreaProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  const tied = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    className: `${CONTROL} ${control.className ?? ''}`.trim(),
  };
  const {isMultiline, ...props} = control;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold text-ink">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {isMultiline ? (
        <textarea
          rows={4}
          {...(props as ComponentProps<'textarea'>)}
          {...tied}
        />
      ) : (
        <input {...(props as ComponentProps<'input'>)} {...tied} />
      )}
      {error ? (
        <p
          id={`${id}-error`}
          className="mt-1 text-sm wrap-anywhere text-danger"
        >
          {error}
        </p>
      ) : null}
    </div>
  );
}
