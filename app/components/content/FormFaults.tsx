import {useEffect, useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import type {FieldFault, FormProblem} from '~/lib/forms/form-answer';

interface Props {
  problem: FormProblem | null;
  faults: readonly {id: string; label: string; fault: FieldFault}[];
}

/** Problems of a form; each links to its field. */
export function FormFaults({problem, faults}: Props) {
  const t = useTranslations('form');
  if (!problem && faults.length === 0) return null;
  return (
    <div
      role="alert"
      className="rounded-panel border border-danger bg-raised p-4"
    >
      <p className="font-bold text-danger">
        {problem ? t(`problems.${problem}`) : t('check')}
      </p>
      {faults.length > 0 ? (
        <ul className="mt-2 list-disc pl-4">
          {faults.map(({id, label, fault}) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {`${label}: ${t(`faults.${fault}`)}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Focuses the first invalid field of a form after each result. */
export function useFirstFault(result: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!result) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);
  return form;
}
