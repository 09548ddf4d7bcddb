import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import type {LocaleCode} from '../app/lib/i18n/locale';
import {contentFaults, readPicture} from './content-check';
import {compilePage} from './markdown-page';

const APP = fileURLToPath(new URL('../app', import.meta.url));

/**
 * Vite plugin that compiles `app/content/{de,en}/**.md` at build time, so that
 * neither the parser nor the text reaches the browser's scripts. A module's
 * default export is a `ContentPage`.
 *
 * @throws at the start of a build when a page lacks its translation, does not
 *   compile or links to nothing; it lists every fault. The dev server warns.
 */
export function markdownContent(): Plugin {
  let isBuild = false;
  return {
    name: 'markdown-content',
    enforce: 'pre',
    configResolved({command}) {
      isBuild = command === 'build';
    },
    buildStart() {
      const faults = contentFaults(APP);
      if (faults.length === 0) return;
      const message = `Faults in app/content:\n  ${faults.join('\n  ')}`;
      if (isBuild) throw new Error(message);
      // A page in the making does not stop whoever works on something else.
      this.warn(message);
    },
    load(id) {
      const [, content = '', name] = DRAWING.exec(id) ?? [];
      if (!name) return null;
      return `export default ${JSON.stringify(readPicture(content, name))};`;
    },
    transform(source, id) {
      const match = /^(.*\/app\/content)\/(de|en)\/.*\.md$/.exec(id);
      if (!match) return null;
      const [, folder = '', locale] = match;
      const drawings = new Map<string, string>();
      const {page} = compilePage(source, {
        locale: locale as LocaleCode,
        picture: (name) => {
          const drawing = readPicture(folder, name);
          drawings.set(name, drawing);
          return drawing;
        },
      });
      return {
        code: sharing(drawings, JSON.stringify(page), `${folder}/pictures`),
        map: null,
      };
    },
  };
}

/** The module of a drawing, which the pages of both languages import. */
const DRAWING = /^(.*\/app\/content)\/pictures\/([^/]+)\?drawing$/;

/** A page as a module in which the drawings are those of other modules. */
function sharing(
  drawings: ReadonlyMap<string, string>,
  page: string,
  folder: string,
): string {
  const imports: string[] = [];
  let written = page;
  for (const [name, drawing] of drawings) {
    const variable = `drawing${imports.length}`;
    imports.push(
      `import ${variable} from ${JSON.stringify(`${folder}/${name}?drawing`)};`,
    );
    written = written.replaceAll(
      JSON.stringify(drawing).slice(1, -1),
      `"+${variable}+"`,
    );
  }
  return [...imports, `export default ${written};`].join('\n');
}
