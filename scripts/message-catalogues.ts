import {readFileSync} from 'node:fs';
import compile from 'icu-minify/compile';
import type {CompiledMessage} from 'icu-minify/format';
import type {Manifest, Plugin, ResolvedConfig} from 'vite';
import {printMessage} from '../app/lib/i18n/print-message';
import {SERVER_SECTIONS} from '../app/lib/i18n/server-sections';
import {keepTogether} from './keep-together';

type Catalogue = {[key: string]: string | Catalogue};
type CompiledCatalogue = {
  [key: string]: CompiledMessage | CompiledCatalogue;
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

const SERVER: readonly string[] = SERVER_SECTIONS;

/** Without the sections that browsers do not load. */
function forBrowser(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).filter(([name]) => !SERVER.includes(name)),
  );
}

/** The messages that `printMessage` does not give back as they are written. */
function sourcesOf(
  catalogue: Catalogue,
  compiled: CompiledCatalogue,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap<[string, Catalogue | string]>(
      ([key, value]) => {
        if (typeof value === 'string') {
          const message = compiled[key] as CompiledMessage;
          return value === printMessage(message) ? [] : [[key, value]];
        }
        const sources = sourcesOf(value, compiled[key] as CompiledCatalogue);
        return Object.keys(sources).length > 0 ? [[key, sources]] : [];
      },
    ),
  );
}

const URLS_ID = 'virtual:message-urls';

/** Written by the build of the client, which comes first. */
const CLIENT_MANIFEST = 'dist/client/.vite/manifest.json';

const BROWSER_CATALOGUE = /^app\/locales\/(\w+)\.json\?part=browser$/;

/** URLs of the browser's catalogues, by language. */
function catalogueUrls(base: string): Record<string, string> {
  const manifest = JSON.parse(
    readFileSync(CLIENT_MANIFEST, 'utf8'),
  ) as Manifest;
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, {file}]) => {
      const locale = BROWSER_CATALOGUE.exec(name)?.[1];
      return locale ? [[locale, base + file]] : [];
    }),
  );
}

/**
 * Vite plugin that compiles the ICU messages of `app/locales/*.json`. The browser loads
 * `?part=browser`; `?part=sources` has the messages that cannot be printed as written. `virtual:message-urls` tells
 * the server where the browser finds them.
 *
 * @throws with its key when a message is not valid ICU syntax.
 */
export function messageCatalogues(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === URLS_ID ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${URLS_ID}`) return null;
      const urls = config.command === 'build' ? catalogueUrls(config.base) : {};
      return `export default ${JSON.stringify(urls)}`;
    },
    transform(code, id) {
      const match =
        /\/app\/locales\/(\w+)\.json(?:\?part=(browser|sources))?$/.exec(id);
      if (!match) return null;
      const [, locale = '', part] = match;
      const whole = JSON.parse(code) as Catalogue;
      return {
        code: JSON.stringify(
          part === 'sources'
            ? sourcesOf(whole, compileCatalogue(whole, locale))
            : compileCatalogue(
                part === 'browser' ? forBrowser(whole) : whole,
                locale,
              ),
        ),
        map: null,
      };
    },
  };
}
