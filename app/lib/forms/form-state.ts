/** A problem of a form, told to the visitor in the language of the page. */
export interface FormProblem<Name extends string = string> {
  readonly message: string;
  /** The field's name; `null` for the form as a whole. */
  readonly field: Name | null;
  /** No other input can solve it. */
  readonly isFinal?: true;
}

/**
 * `actionData` of a form that is shown again, made by `formState`. The fields of `ui/FormField` show
 * it; `useFocusOnProblem` focuses the first problem.
 * @example
 * const state = useActionData<typeof action>();
 * const form = useFocusOnProblem(state);
 * return (
 *   <Form ref={form} method="post">
 *     <FormStateProvider value={state}>
 *       <FormField name="city" label={t('city')} />
 *     </FormStateProvider>
 *   </Form>
 * );
 */
export interface FormState<Name extends string = string> {
  /** What was typed; secret fields are empty. */
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** In the order of the fields. */
  readonly problems: readonly FormProblem<Name>[];
}

/** Whether the field of that name contains a password, or the link that sets one. */
export function isSecretField(name: string): boolean {
  return /password|^resetUrl$/i.test(name);
}

/** The state of a form, with its secret fields emptied: no page and no error contains them. */
export function formState<Name extends string>(
  typed: FormState<Name>['values'],
  problems: FormState<Name>['problems'] = [],
): FormState<Name> {
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      isSecretField(name) ? '' : text,
    ]),
  ) as FormState<Name>['values'];
  return {values, problems};
}
