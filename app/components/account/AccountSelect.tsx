import {useId, type SelectHTMLAttributes} from 'react';
import {useFormAnswer} from './AccountForm';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
}

/**
 * A list to choose from in an `AccountForm`, with what was chosen and what is
 * wrong with it. It is the browser's own, which phones show best. After an answer
 * the caller says which option is chosen, as lists may depend on each other.
 */
export function AccountSelect({label, children, ...select}: Props) {
  const id = useId();
  const answer = useFormAnswer();
  const problem =
    answer?.problem?.field === select.name ? answer.problem : null;
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

/** After a form without JavaScript the faulty field is where to go on. */
const FOCUSED_ON_LOAD = {autoFocus: true};
