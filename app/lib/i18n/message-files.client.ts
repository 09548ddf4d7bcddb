/**
 * The catalogues in the halves that the browser loads. The name of this file keeps
 * them out of the worker, which has both catalogues whole.
 */
export const MESSAGE_FILES = {
  de: {
    first: () => import('~/locales/de.json?part=first'),
    lazy: () => import('~/locales/de.json?part=lazy'),
  },
  en: {
    first: () => import('~/locales/en.json?part=first'),
    lazy: () => import('~/locales/en.json?part=lazy'),
  },
};
