import type {LocaleCode} from './locale';

/** Catalogue chunks for the browser. `.client` excludes them from the worker. */
export const MESSAGE_FILES = {
  de: {
    first: () => import('~/locales/de.json?part=first'),
    later: () => import('~/locales/de.json?part=later'),
  },
  en: {
    first: () => import('~/locales/en.json?part=first'),
    later: () => import('~/locales/en.json?part=later'),
  },
} satisfies Record<LocaleCode, object>;
