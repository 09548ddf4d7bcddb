import type {LocaleCode} from './locale';

/** Catalogue chunks for the browser. `.client` excludes them from the worker. */
export const MESSAGE_FILES = {
  de: () => import('~/locales/de.json?part=browser'),
  en: () => import('~/locales/en.json?part=browser'),
} satisfies Record<LocaleCode, object>;
