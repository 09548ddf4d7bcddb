import {withoutLocale} from '~/lib/i18n/locale';

/** Session storage, from choosing a language until the page is there in it. */
const TYPED_TEXT = 'typed-text';

/** Keeps what was typed into this page for the same page in another language; no password. */
export function keepTypedText(): void {
  const texts = fields().flatMap(({name, value, defaultValue}, index) =>
    // One that was sent and refused has its text as its default.
    value || defaultValue ? [{index, name, value}] : [],
  );
  if (texts.length === 0) return;
  try {
    const kept: Kept = {page: pageInAnyLanguage(), texts};
    sessionStorage.setItem(TYPED_TEXT, JSON.stringify(kept));
  } catch {
    // A browser without storage.
  }
}

/** Puts the text into its fields again, once. */
export function restoreTypedText(): void {
  try {
    const text = sessionStorage.getItem(TYPED_TEXT);
    if (text === null) return;
    sessionStorage.removeItem(TYPED_TEXT);
    // Written by us, so its form is known.
    const {page, texts} = JSON.parse(text) as Kept;
    if (page !== pageInAnyLanguage()) return;
    const found = fields();
    for (const {index, name, value} of texts) {
      const field = found[index];
      if (field?.name === name) field.value = value;
    }
  } catch {
    // A browser without storage.
  }
}

interface Kept {
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
