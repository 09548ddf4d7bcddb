import type {CompiledMessage} from 'icu-minify/format';
import deSources from '~/locales/de.json?part=sources';
import enSources from '~/locales/en.json?part=sources';
import type {LocaleCode} from './locale';
import {CATALOGUES} from './catalogues';
import {printMessage} from './print-message';

type Catalogue = {readonly [key: string]: Catalogue | string};
type CompiledCatalogue = {
  readonly [key: string]: CompiledCatalogue | CompiledMessage;
};

const SOURCES: Record<LocaleCode, Catalogue> = {de: deSources, en: enSources};

/** The catalogue as in `app/locales`; the worker stores only texts that cannot be printed. */
export function writtenMessages(code: LocaleCode): Catalogue {
  return withSources(CATALOGUES[code], SOURCES[code]);
}

function withSources(
  compiled: CompiledCatalogue,
  sources: Catalogue,
): Catalogue {
  return Object.fromEntries(
    Object.entries(compiled).map<[string, Catalogue | string]>(
      ([key, value]) => {
        const source = sources[key];
        if (typeof value === 'string' || Array.isArray(value)) {
          return [
            key,
            typeof source === 'string' ? source : printMessage(value),
          ];
        }
        return [
          key,
          withSources(value, typeof source === 'object' ? source : {}),
        ];
      },
    ),
  );
}
