/** Longer input is nobody's name, address or password. */
const LONGEST_TEXT = 2000;

/**
 * Text of a form's field as it was typed; empty when there is none, or a file.
 * Overlong text is cut, which the provider then refuses as too long.
 */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}

/** The texts of several fields, without spaces at their ends. */
export function formTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(
    names.map((name) => [name, formText(form, name).trim()]),
  ) as Record<Name, string>;
}
