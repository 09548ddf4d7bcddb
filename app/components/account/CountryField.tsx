import {useId} from 'react';
import {useFormAnswer} from './account-form-context';

export interface CountryChoice {
  readonly isoCode: string;
  readonly name: string;
}

interface Props {
  label: string;
  countries: readonly CountryChoice[];
  defaultValue?: string;
}

/** One of the countries that the shop sells to; the browser's own list. */
export function CountryField({label, countries, defaultValue}: Props) {
  const id = useId();
  const answer = useFormAnswer();
  const problem = answer?.problem.field === 'country' ? answer.problem : null;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold text-ink">
        {label}
      </label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        defaultValue={answer?.values.country ?? defaultValue}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className="block min-h-11 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink hover:border-accent aria-invalid:border-danger"
      >
        {countries.map(({isoCode, name}) => (
          <option key={isoCode} value={isoCode}>
            {name}
          </option>
        ))}
      </select>
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {problem.message}
        </p>
      ) : null}
    </div>
  );
}
