/** The storefront's languages; paths in the first have no prefix. */
export const STOREFRONT_LANGUAGES = ['de', 'en'] as const;

/** Languages in which the code writes texts. The primary language of the sample store is German. */
export const WRITTEN_LANGUAGES = ['DE', 'EN'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** Languages of a store's texts. Some stores have one that the storefront does not. */
export type CatalogueLanguage = WrittenLanguage | 'AR' | 'FR' | 'PL' | 'UK';
export const CATALOGUE_LANGUAGES: readonly CatalogueLanguage[] = [
  ...new Set<CatalogueLanguage>([...WRITTEN_LANGUAGES, 'AR', 'FR', 'PL', 'UK']),
];

/** A text in every language of the catalogue. */
export type LocalizedText = Record<CatalogueLanguage, string>;

/** The language itself if the code writes texts in it, otherwise English. */
export function writtenLanguage(language: string | undefined): WrittenLanguage {
  return WRITTEN_LANGUAGES.find((each) => each === language) ?? 'EN';
}

/** A text in German, English and, for stores that have it, French; any other language has the English one. */
export function text(DE: string, EN: string, FR = EN): LocalizedText {
  return {DE, EN, AR: EN, FR, PL: EN, UK: EN};
}
