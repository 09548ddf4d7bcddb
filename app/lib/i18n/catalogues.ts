import de from '~/locales/de.json';
import en from '~/locales/en.json';
import type {LocaleCode} from './locale';

/** German defines the keys. */
export type Messages = typeof de;

/** The whole catalogues, for the server: the browser's build drops them. */
export const CATALOGUES = {de, en} satisfies Record<LocaleCode, Messages>;

type NoFurtherKeys<Catalogue, Known extends Catalogue> = Known;

/**
 * Fails the type check, with the line above, for a key that only some languages have.
 * @public exported only so that the compiler does not call it unused
 */
export type CheckedCatalogues = {
  [Code in LocaleCode]: NoFurtherKeys<(typeof CATALOGUES)[Code], Messages>;
};
