import compile from 'icu-minify/compile';
import type {Plugin} from 'vite';
import {LATER_SECTIONS, SERVER_SECTIONS} from '../app/lib/i18n/message-parts';
import {keepTogether} from './keep-together';

type Catalogue = {[key: string]: string | Catalogue};
type CompiledCatalogue = {
  [key: string]: ReturnType<typeof compile> | CompiledCatalogue;
};

function compileCatalogue(
  catalogue: Catalogue,
  path: string,
): CompiledCatalogue {
  const compiled: CompiledCatalogue = {};
  for (const [key, value] of Object.entries(catalogue)) {
    const keyPath = `${path}.${key}`;
    if (typeof value !== 'string') {
      compiled[key] = compileCatalogue(value, keyPath);
      continue;
    }
    try {
      compiled[key] = compile(keepTogether(value));
    } catch (cause) {
      throw new Error(`${keyPath} is not a valid ICU message: ${value}`, {
        cause,
      });
    }
  }
  return compiled;
}

const LATER: readonly string[] = LATER_SECTIONS;
const SERVER: readonly string[] = SERVER_SECTIONS;

function sectionsOf(
  catalogue: Catalogue,
  part: 'first' | 'later' | undefined,
): Catalogue {
  if (!part) return catalogue;
  const parts = {first: {} as Catalogue, later: {} as Catalogue};
  for (const [name, section] of Object.entries(catalogue)) {
    if (SERVER.includes(name)) continue;
    for (const [key, value] of Object.entries(section)) {
      const isLater = LATER.includes(name) || LATER.includes(`${name}.${key}`);
      const chosen = parts[isLater ? 'later' : 'first'];
      ((chosen[name] ??= {}) as Catalogue)[key] = value;
    }
  }
  return parts[part];
}

/** The messages that compiling changes. */
function sourcesOf(
  catalogue: Catalogue,
  compiled: CompiledCatalogue,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap<[string, Catalogue | string]>(
      ([key, value]) => {
        if (typeof value === 'string') {
          return value === compiled[key] ? [] : [[key, value]];
        }
        const sources = sourcesOf(value, compiled[key] as CompiledCatalogue);
        return Object.keys(sources).length > 0 ? [[key, sources]] : [];
      },
    ),
  );
}

/**
 * Vite plugin that compiles the ICU messages of `app/locales/*.json`. The browser loads
 * `?part=first` and `?part=later`; `?part=sources` has the changed messages as written.
 *
 * @throws with its key when a message is not valid ICU syntax.
 */
export function messageCatalogues(): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      const match =
        /\/app\/locales\/(\w+)\.json(?:\?part=(first|later|sources))?$/.exec(
          id,
        );
      if (!match) return null;
      const [, locale = ''] = match;
      const part = match[2] as 'first' | 'later' | 'sources' | undefined;
      const whole = JSON.parse(code) as Catalogue;
      return {
        code: JSON.stringify(
          part === 'sources'
            ? sourcesOf(whole, compileCatalogue(whole, locale))
            : compileCatalogue(sectionsOf(whole, part), locale),
        ),
        map: null,
      };
    },
  };
}
