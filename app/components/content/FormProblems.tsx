import {useEffect, useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import type {FieldProblem, FormProblem} from '~/lib/forms/form-problems';

interface Props {
  problem: FormProblem | null;
  fieldProblems: readonly {id: string; label: string; problem: FieldProblem}[];
}

/** Problems of a form; each links to its field. */
export function FormProblems({problem, fieldProblems}: Props) {
  const t = useTranslations('form');
  if (!problem && fieldProblems.length === 0) return null;
  return (
    <div
      role="alert"
      className="rounded-panel border border-danger bg-raised p-4"
    >
      <p className="font-bold text-danger">
        {problem ? t(`problems.${problem}`) : t('check')}
      </p>
      {fieldProblems.length > 0 ? (
        <ul className="mt-2 list-disc pl-4">
          {fieldProblems.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} className="text-link">
                {`${field.label}: ${t(`fieldProblems.${field.problem}`)}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Focuses the first invalid field of a form after each result. */
export function useFirstProblem(result: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!result) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);
  return form;
}
