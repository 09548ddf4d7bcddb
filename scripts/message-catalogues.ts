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
 * Sections that only pages behind a navigation use. The browser loads them in a
 * chunk of their own (`app/lib/i18n/messages.ts`); whatever is not named here is
 * there from the first view on.
 */
const LAZY_SECTIONS: ReadonlySet<string> = new Set([
  'account',
  'auth',
  'cartLink',
  'collection',
  'consent',
  'contact',
  'content',
  'country',
  'preview',
  'search',
  'update',
  'withdrawal',
]);

/**
 * Sections that only loaders read, which send the page its texts
 * (`app/lib/home/landing-texts.ts`, `app/lib/weather/map-view.ts`,
 * `app/lib/product/load-product.server.ts`); no script of the
 * browser holds them.
 */
const SERVER_SECTIONS: ReadonlySet<string> = new Set([
  'landing',
  'liveMap',
  'market',
]);

function sectionsOf(catalogue: Catalogue, part: string | undefined): Catalogue {
  if (!part) return catalogue;
  return Object.fromEntries(
    Object.entries(catalogue).filter(
      ([section]) =>
        !SERVER_SECTIONS.has(section) &&
        LAZY_SECTIONS.has(section) === (part === 'lazy'),
    ),
  );
}

/**
 * Vite plugin that compiles the ICU messages of `app/locales/*.json` at build
 * time, so that no ICU parser reaches the browser. `?part=first` and `?part=lazy`
 * give the two halves of a catalogue. Imports with `?raw` still get it as written.
 *
 * @throws when a message is not valid ICU syntax; the build stops and names it.
 */
export function messageCatalogues(): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      const match = /\/app\/locales\/(\w+)\.json(?:\?part=(first|lazy))?$/.exec(
        id,
      );
      if (!match) return null;
      const catalogue = sectionsOf(JSON.parse(code) as Catalogue, match[2]);
      return {
        code: JSON.stringify(compileCatalogue(catalogue, match[1] ?? '')),
        map: null,
      };
    },
  };
}
