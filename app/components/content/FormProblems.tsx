import {useTranslations} from 'use-intl/react';
import type {FormProblem} from '~/lib/forms/form-state';

interface Props {
  problems: readonly FormProblem[];
  fields?: readonly {name: string; id: string; label: string}[];
}

/** Problems of a form; each links to its field. */
export function FormProblems({problems, fields = []}: Props) {
  const t = useTranslations('form');
  if (problems.length === 0) return null;
  const general = problems.find(({field}) => field === null);
  const atFields = problems.flatMap(({field, message}) => {
    const shown = fields.find(({name}) => name === field);
    return shown ? [{...shown, message}] : [];
  });
  return (
    <div
      role="alert"
      className="rounded-panel border border-danger bg-raised p-4"
    >
      <p className="font-bold text-danger">{general?.message ?? t('check')}</p>
      {atFields.length > 0 ? (
        <ul className="mt-2 list-disc pl-4">
          {atFields.map(({id, label, message}) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {`${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
