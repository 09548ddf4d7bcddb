/** Texts by the key of their format and by their value. */
export type FormattedTexts = Record<string, Record<string, string>>;

/**
 * Id of the element with the texts that the server has formatted for a document. No heading in a text
 * has an id with a capital letter.
 */
export const FORMATTED_ELEMENT = 'formattedTexts';

const sent =
  typeof document === 'undefined'
    ? {}
    : (JSON.parse(
        document.getElementById(FORMATTED_ELEMENT)?.textContent || '{}',
      ) as FormattedTexts);

const formatters: Record<string, unknown> = {};

/** Caches `Intl` formatters, which are slow to create; `key` names one in all of `app`. */
export function formatter<T>(key: string, make: () => T): T {
  return (formatters[key] ??= make()) as T;
}

let record: FormattedTexts | null = null;

/** Writes down what a rendering formats, which has to be done when `render` returns. */
export function recordFormatted(
  texts: FormattedTexts,
  render: () => string,
): string {
  record = texts;
  try {
    return render();
  } finally {
    record = null;
  }
}

/**
 * A value in the format that `key` names. A browser takes the text from its document, where
 * the server has formatted the same value: the first number format of a page takes Chromium 30 to 100 ms
 * of the processor, because V8 looks through all its locales, and hydration would have to wait for it.
 */
export function formatted<Value extends string | number>(
  key: string,
  value: Value,
  make: () => {format(value: Value): string},
): string {
  const name = `${value}`;
  const text = sent[key]?.[name] ?? formatter(key, make).format(value);
  if (record) (record[key] ??= {})[name] = text;
  return text;
}
