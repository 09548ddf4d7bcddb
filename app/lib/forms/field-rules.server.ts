import * as z from 'zod/mini';
import type {Messages} from '~/lib/i18n/catalogues';
import type {ServerTranslator} from '~/lib/i18n/messages.server';
import {formState, type FormState} from './form-state';
import {typedValues} from './read-form.server';
import {MAX_EMAIL_LENGTH} from '~/lib/limits/limits';

type FieldProblemKey = keyof Messages['fieldProblems'];

/** Problems of a form as a whole. */
export type FormProblemKey = keyof Messages['formProblems'];

/** A form to show again, and the response's status. */
export interface Rejection<Name extends string> {
  readonly state: FormState<Name>;
  readonly status: 400 | 409 | 413 | 429 | 503;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
}

/** The message of a rule, a key of `fieldProblems`: the types of rules take any text. */
export const fieldProblem = (key: FieldProblemKey) => key;

/** Bidirectional overrides and lone surrogates, which may be pasted unnoticed. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;

const removeMisleading = z.overwrite<string>((text) =>
  text.replace(MISLEADING, ''),
);

/** One line of at most `max` characters; rejects control characters (mail header injection). */
export function lineRule(max: number) {
  return z
    .string()
    .check(
      removeMisleading,
      z.trim(),
      z.maxLength(max, fieldProblem('tooLong')),
      z.regex(/^\P{Cc}*$/u, fieldProblem('characters')),
    );
}

/** Text of several lines, at most `max` characters; line breaks become `\n`. */
export function textRule(max: number) {
  return z.string().check(
    removeMisleading,
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.maxLength(max, fieldProblem('tooLong')),
    z.regex(/^[\n\t\P{Cc}]*$/u, fieldProblem('characters')),
  );
}

/** Adds the rule that a field must not be empty. */
export function required(rule: z.ZodMiniString) {
  return rule.check(z.refine((value) => value !== '', fieldProblem('missing')));
}

/** One `@`, a domain with a dot and nothing that could inject an address or a header. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** An e-mail address; required. */
export const emailRule = required(lineRule(MAX_EMAIL_LENGTH)).check(
  z.refine(
    (value) =>
      value === '' ||
      value.length > MAX_EMAIL_LENGTH ||
      (EMAIL.test(value) && !/[@.]-|-(?:\.|$)/.test(value)),
    fieldProblem('email'),
  ),
);

/** The fields as typed and as the schema parses them, or the form with its problems. */
export function checkForm<Name extends string>(
  form: FormData,
  names: readonly Name[],
  schema: z.ZodMiniType<Record<Name, string>>,
  t: ServerTranslator,
):
  | {
      readonly values: Record<Name, string>;
      readonly fields: Record<Name, string>;
    }
  | Rejection<Name> {
  const values = typedValues(form, names);
  const parsed = schema.safeParse(values);
  if (parsed.success) return {values, fields: parsed.data};
  const {issues} = parsed.error;
  const problems = names.flatMap((field) => {
    const issue = issues.find(({path}) => path[0] === field);
    const key = issue?.message as FieldProblemKey | undefined;
    return key ? [{field, message: t(`fieldProblems.${key}`)}] : [];
  });
  return {state: formState(values, problems), status: 400};
}

/** The form again, with a problem of the form as a whole. */
export function rejection<Name extends string>(
  values: FormState<Name>['values'],
  {
    problem,
    ...rest
  }: Omit<Rejection<Name>, 'state'> & {readonly problem: FormProblemKey},
  t: ServerTranslator,
): Rejection<Name> {
  return {state: formState(values, [formProblem(problem, t)]), ...rest};
}

/** A problem of a form as a whole. */
export function formProblem(key: FormProblemKey, t: ServerTranslator) {
  return {message: t(`formProblems.${key}`), field: null} as const;
}

/** For a form that `readForm` did not read. */
export function tooLarge(t: ServerTranslator): Rejection<never> {
  return rejection({}, {problem: 'tooLarge', status: 413}, t);
}
