/**
 * The catalogues in the parts that the browser loads. The name of this file keeps them
 * out of the worker, which has both catalogues whole.
 */
export const MESSAGE_FILES = {
  de: {
    first: () => import('~/locales/de.json?part=first'),
    later: () => import('~/locales/de.json?part=later'),
  },
  en: {
    first: () => import('~/locales/en.json?part=first'),
    later: () => import('~/locales/en.json?part=later'),
  },
};
