import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {LOCALES, type LocaleCode} from '../app/lib/i18n/locale';
import {compilePage, type CompiledPage} from './markdown-page';

const CODES = Object.keys(LOCALES) as LocaleCode[];

/**
 * Source of a drawing for the pages of content.
 * @throws when there is none of that name.
 */
export function readPicture(contentFolder: string, name: string): string {
  if (!/^[\w-]+\.svg$/.test(name)) {
    throw new Error(`${name} is not the name of a drawing.`);
  }
  return readFileSync(join(contentFolder, 'pictures', name), 'utf8').trim();
}

/**
 * What is wrong with the pages below `app/content`: a page that exists in one
 * language only, one that does not compile or that no route serves, and links to
 * pages or headings that do not exist. Empty when all is well.
 *
 * @param app the folder with `content` and `routes`.
 */
export function contentFaults(app: string): string[] {
  const faults: string[] = [];
  const content = join(app, 'content');
  const names = new Map(
    CODES.map((code) => [code, pageNames(join(content, code))]),
  );
  const all = new Set([...names.values()].flatMap((list) => [...list]));
  for (const code of CODES) {
    const pages = new Map<string, CompiledPage>();
    for (const name of all) {
      const file = `${code}/${name}.md`;
      if (!names.get(code)?.has(name)) {
        faults.push(`${file} is missing.`);
        continue;
      }
      try {
        const source = readFileSync(join(content, file), 'utf8');
        const picture = (drawing: string) => readPicture(content, drawing);
        pages.set(
          pathOfName(name),
          compilePage(source, {locale: code, picture}),
        );
      } catch (error) {
        faults.push(`${file}: ${(error as Error).message}`);
      }
    }
    const routes = readdirSync(join(app, 'routes'));
    faults.push(
      ...[...pages.keys()]
        .filter((path) => !isServed(path, routes))
        .map((path) => `No route serves ${code}${path}.`),
      ...linkFaults(pages, routes, code),
      ...featureFaults(pages, code),
    );
  }
  return faults;
}

/** `docs/metarmap-connect` is at `/docs/metarmap-connect`, `legal/index` at `/legal`. */
function pathOfName(name: string): string {
  return `/${name.replace(/(?:^|\/)index$/, '')}`;
}

function pageNames(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  return new Set(
    files
      .filter((file) => file.isFile() && file.name.endsWith('.md'))
      .map((file) =>
        relative(folder, join(file.parentPath, file.name))
          .split(sep)
          .join('/')
          .slice(0, -'.md'.length),
      ),
  );
}

function linkFaults(
  pages: ReadonlyMap<string, CompiledPage>,
  routes: readonly string[],
  code: LocaleCode,
): string[] {
  const faults: string[] = [];
  for (const [from, {links}] of pages) {
    for (const link of links) {
      const [path = '', hash] = link.split('#');
      const target = pages.get(path || from);
      const isThere = target ? hasHeading(target, hash) : isRoute(path, routes);
      if (!isThere) faults.push(`${code}${from} links to ${link}.`);
    }
  }
  return faults;
}

function featureFaults(
  pages: ReadonlyMap<string, CompiledPage>,
  code: LocaleCode,
): string[] {
  return [...pages].flatMap(([path, compiled]) =>
    compiled.page.featured
      .filter((id) => !hasHeading(compiled, id))
      .map((id) => `${code}${path} features ${id}, which it has not.`),
  );
}

function hasHeading({page}: CompiledPage, hash: string | undefined): boolean {
  if (hash === undefined) return true;
  return page.sections.some(({id}) => id === decodeURIComponent(hash));
}

/** A page has a route of its own, or one for all that is below its folder. */
function isServed(path: string, routes: readonly string[]): boolean {
  const folder = path.split('/')[1];
  return isRoute(path, routes) || routes.includes(`($locale).${folder}.$.tsx`);
}

/** Routes with a parameter count for every value; which products there are is the shop's. */
function isRoute(path: string, routes: readonly string[]): boolean {
  const segments = path.split(/[?/]/).filter(Boolean);
  return routes.some((file) => {
    const pattern = /^\(\$locale\)\.(.+)\.tsx$/.exec(file)?.[1]?.split('.');
    if (!pattern || pattern.includes('$')) return false;
    if (pattern.at(-1) === '_index') pattern.pop();
    return (
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith('$') || part === segments[at])
    );
  });
}
