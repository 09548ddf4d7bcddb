import type {
  CatalogueLanguage,
  LocalizedText,
} from '@metarmap/store/localized-text';

/** Source of `SEO`: `null` for what the merchant has not written. */
export function seoSource(
  seo:
    | {readonly title: LocalizedText; readonly description: LocalizedText}
    | undefined,
  language: CatalogueLanguage,
) {
  return {
    title: seo?.title[language] || null,
    description: seo?.description[language] || null,
  };
}
