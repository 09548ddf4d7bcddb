import {withoutLocale} from '~/lib/i18n/locale';

/** Key in session storage, used while the language changes. */
const TYPED_TEXT = 'typed-text';

/** Stores the typed text for the same page in another language, without passwords. */
export function storeTypedText(): void {
  const texts = fields().flatMap(({name, value, defaultValue}, index) =>
    // A rejected form renders its text as the default.
    value || defaultValue ? [{index, name, value}] : [],
  );
  if (texts.length === 0) return;
  try {
    const stored: StoredText = {page: pageInAnyLanguage(), texts};
    sessionStorage.setItem(TYPED_TEXT, JSON.stringify(stored));
  } catch {
    // Session storage is unavailable.
  }
}

/** Restores the stored text, once. */
export function restoreTypedText(): void {
  try {
    const text = sessionStorage.getItem(TYPED_TEXT);
    if (text === null) return;
    sessionStorage.removeItem(TYPED_TEXT);
    const {page, texts} = JSON.parse(text) as StoredText;
    if (page !== pageInAnyLanguage()) return;
    const found = fields();
    for (const {index, name, value} of texts) {
      const field = found[index];
      if (field?.name === name) field.value = value;
    }
  } catch {
    // Session storage is unavailable.
  }
}

interface StoredText {
  readonly page: string;
  readonly texts: readonly {
    readonly index: number;
    readonly name: string;
    readonly value: string;
  }[];
}

function fields() {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main form :is(textarea, input:is(:not([type]), [type=text], [type=email], [type=tel]))',
    ),
  ];
}

function pageInAnyLanguage(): string {
  return withoutLocale(window.location.pathname);
}
