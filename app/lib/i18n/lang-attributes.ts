/** Languages that are written from right to left, of those that Shopify has. */
const FROM_RIGHT = /^(?:ar|ckb|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)(?:-|$)/;

interface LangAttributes {
  readonly lang?: string;
  readonly dir?: 'rtl';
}

/**
 * The attributes of a text that is not in the page's language. Pages are in languages that are written
 * from left to right, so only the other direction is named.
 * @param lang BCP 47; `undefined` for the page's language.
 */
export function langAttributes(lang: string | undefined): LangAttributes {
  return lang ? {lang, dir: FROM_RIGHT.test(lang) ? 'rtl' : undefined} : {};
}
