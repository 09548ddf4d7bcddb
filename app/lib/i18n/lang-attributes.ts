/** Languages that are written from right to left, of those that Shopify has. */
const FROM_RIGHT = /^(?:ar|ckb|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)(?:-|$)/;

interface LangAttributes {
  readonly lang?: string;
  readonly dir?: 'rtl' | 'ltr';
}

/**
 * The attributes of a text in another language than the page's, which all are written from left to
 * right; none for a text in the page's.
 * @param lang BCP 47
 */
export function langAttributes(lang: string | undefined): LangAttributes {
  return lang ? {lang, dir: FROM_RIGHT.test(lang) ? 'rtl' : undefined} : {};
}
