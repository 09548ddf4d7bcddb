import type {LanguageCode} from '../../../schemas/storefront-types';

/** What the merchant wrote in one field. */
export interface WrittenText {
  readonly text: string;
  /** BCP 47, where it is not the page's language. */
  readonly lang?: string;
}

export type Written = (
  text: string | null | undefined,
  original: string | null | undefined,
) => WrittenText | null;

/**
 * Reads a text beside the text of the store's first language: one that equals it is taken to be in that
 * language. White space around it does not count.
 */
export function writtenBeside(
  firstLanguage: LanguageCode,
  {language}: {readonly language: LanguageCode},
): Written {
  const firstLang =
    firstLanguage === language
      ? undefined
      : firstLanguage.toLowerCase().replace('_', '-');
  return (text, original) => {
    const value = text?.trim();
    if (!value) return null;
    return firstLang && value === original?.trim()
      ? {text: value, lang: firstLang}
      : {text: value};
  };
}
