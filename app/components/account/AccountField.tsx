import type {ComponentProps} from 'react';
import {Field} from '~/components/ui/Field';
import {useFormAnswer} from './AccountForm';

type Props = Extract<ComponentProps<typeof Field>, {isMultiline?: false}> & {
  name: string;
};

/** A field of an `AccountForm`, with what was typed and what is wrong with it. */
export function AccountField({defaultValue, ...field}: Props) {
  const answer = useFormAnswer();
  const problem = answer?.problem?.field === field.name ? answer.problem : null;
  return (
    <Field
      defaultValue={answer?.values[field.name] ?? defaultValue}
      error={problem?.message}
      {...(problem && FOCUSED_ON_LOAD)}
      {...field}
    />
  );
}

/** After a form without JavaScript the faulty field is where to go on. */
const FOCUSED_ON_LOAD = {autoFocus: true};
