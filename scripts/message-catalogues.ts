import compile from 'icu-minify/compile';
import type {Plugin} from 'vite';
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

/**
 * Sections, and sections of sections, of pages that few visits begin with
 * (`app/lib/i18n/messages.ts`) and of dialogs (`LaterMessages`).
 */
const LATER_SECTIONS: ReadonlySet<string> = new Set([
  'account',
  'auth',
  'cartLink',
  'challenge',
  'consent.groups',
  'consent.items',
  'contact',
  'content',
  'country',
  'preview',
  'search.nothing',
  'search.suggestions',
  'subscription',
  'withdrawal',
]);

/**
 * Sections that only loaders read, which send the page its texts
 * (`app/lib/home/landing-texts.server.ts`, `app/lib/weather/map-view.ts`,
 * `app/lib/product/load-product.server.ts`); no script of the
 * browser holds them.
 */
const SERVER_SECTIONS: ReadonlySet<string> = new Set([
  'landing',
  'liveMap',
  'market',
]);

function sectionsOf(
  catalogue: Catalogue,
  part: 'first' | 'later' | undefined,
): Catalogue {
  if (!part) return catalogue;
  const parts = {first: {} as Catalogue, later: {} as Catalogue};
  for (const [name, section] of Object.entries(catalogue)) {
    if (SERVER_SECTIONS.has(name)) continue;
    for (const [key, value] of Object.entries(section)) {
      const isLater =
        LATER_SECTIONS.has(name) || LATER_SECTIONS.has(`${name}.${key}`);
      const chosen = parts[isLater ? 'later' : 'first'];
      ((chosen[name] ??= {}) as Catalogue)[key] = value;
    }
  }
  return parts[part];
}

/** The messages that are compiled to something else than what is written. */
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
 * Vite plugin that compiles the ICU messages of `app/locales/*.json` at build
 * time, so that no ICU parser reaches the browser. `?part=first` and `?part=later`
 * give the two parts that it loads, `?part=sources` as written what the compiler has
 * changed.
 *
 * @throws when a message is not valid ICU syntax; the build stops and names it.
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
