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
    transform(source, id) {
      const match = /^(.*\/app\/content)\/(de|en)\/.*\.md$/.exec(id);
      if (!match) return null;
      const [, folder = '', locale] = match;
      const {page} = compilePage(source, {
        locale: locale as LocaleCode,
        picture: (name) => readPicture(folder, name),
      });
      return {code: `export default ${JSON.stringify(page)};`, map: null};
    },
  };
}
