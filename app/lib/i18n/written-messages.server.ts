import deSources from '~/locales/de.json?part=sources';
import enSources from '~/locales/en.json?part=sources';
import type {LocaleCode} from './locale';
import {CATALOGUES} from './catalogues';

type Catalogue = {readonly [key: string]: Catalogue | string};

const SOURCES: Record<LocaleCode, Catalogue> = {de: deSources, en: enSources};

/** The catalogue as in `app/locales`; the worker stores only texts that compiling changes. */
export function writtenMessages(code: LocaleCode): Catalogue {
  return withSources(CATALOGUES[code], SOURCES[code]);
}

function withSources(compiled: Catalogue, sources: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(compiled).map(([key, value]) => {
      const source = sources[key];
      if (typeof source !== 'object' || typeof value !== 'object') {
        return [key, source ?? value];
      }
      return [key, withSources(value, source)];
    }),
  );
}
