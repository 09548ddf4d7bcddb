import deSources from '~/locales/de.json?part=sources';
import enSources from '~/locales/en.json?part=sources';
import type {LocaleCode} from './locale';
import {messagesOf} from './messages';

const SOURCES = {de: deSources, en: enSources};

/** As imports of JSON are at run time: a compiled message is a text or a list. */
type Catalogue = {readonly [key: string]: Catalogue | string};

/**
 * The catalogue of a language as it is written in `app/locales`. Most messages are
 * compiled to what they are, so the worker holds the others alone a second time.
 */
export function writtenMessages(code: LocaleCode): Catalogue {
  return withSources(messagesOf(code), SOURCES[code]);
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
