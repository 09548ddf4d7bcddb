import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type SelectHTMLAttributes,
} from 'react';
import type {FormProblem, FormState} from '~/lib/forms/form-state';
import {Field} from './Field';

const FormStateContext = createContext<FormState | null | undefined>(null);

/** Gives the state of a form to its fields. */
export const FormStateProvider = FormStateContext.Provider;

/** The state of the form around a component. */
export function useFormState(): FormState | null | undefined {
  return useContext(FormStateContext);
}

/** Leads to the first problem after each result: focuses its field, or shows the form's own one. */
export function useFocusOnProblem(state: FormState | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!state || state.problems.length === 0) return;
    const field = form.current?.querySelector<HTMLElement>(INVALID);
    if (field) field.focus();
    else {
      const problem = form.current?.querySelector('[role="alert"]');
      problem?.scrollIntoView({block: 'nearest'});
    }
  }, [state]);
  return form;
}

const INVALID = '[aria-invalid="true"]';

type FieldProps = ComponentProps<typeof Field> & {name: string};

/** A field with what was typed before, and its problem. */
export function FormField({defaultValue, ...field}: FieldProps) {
  const state = useFormState();
  const problem = useProblem(field.name);
  return (
    <Field
      defaultValue={state?.values[field.name] ?? defaultValue}
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

/** Like `FormField`; what was chosen before is up to the caller, who knows the options. */
export function FormSelect({label, children, ...select}: SelectProps) {
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

function useProblem(name: string): FormProblem | undefined {
  return useFormState()?.problems.find(({field}) => field === name);
}

/** For forms without JavaScript, where the browser focuses the first; otherwise `useFocusOnProblem`. */
const FOCUSED_ON_LOAD = {autoFocus: true};
