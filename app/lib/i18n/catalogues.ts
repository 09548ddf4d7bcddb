import de from '~/locales/de.json';
import en from '~/locales/en.json';

/** German defines the keys; the assertions below fail the type check if one is missing. */
export type Messages = typeof de;

type SameKeys<A, B extends A> = B;
export type CheckedCatalogues = [
  SameKeys<typeof de, typeof en>,
  SameKeys<typeof en, typeof de>,
];

/** The whole catalogues, for the server: the browser's build drops them. */
export const CATALOGUES = {de, en};
