/** Languages of the store's texts. Its primary language is German. */
export const CATALOGUE_LANGUAGES = ['DE', 'EN'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** A text in every language of the catalogue. */
export type LocalizedText = Record<CatalogueLanguage, string>;

/** A text in German and English. */
export function text(DE: string, EN: string): LocalizedText {
  return {DE, EN};
}
