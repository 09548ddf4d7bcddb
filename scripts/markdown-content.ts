import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';
import type {LocaleCode} from '../app/lib/i18n/locale';
import {compilePage} from './markdown-page';

/**
 * Vite plugin that compiles `app/content/{de,en}/**.md` to modules with a `ContentPage`.
 * @throws when a page does not compile.
 */
export function markdownContent(): Plugin {
  return {
    name: 'markdown-content',
    enforce: 'pre',
    transform(source, id) {
      const [, folder, locale] =
        /^(.*\/app\/content)\/(de|en)\/.*\.md$/.exec(id) ?? [];
      if (!folder) return null;
      const page = compilePage(source, {
        locale: locale as LocaleCode,
        picture: (name) =>
          readFileSync(`${folder}/pictures/${name}`, 'utf8').trim(),
      });
      return {code: `export default ${JSON.stringify(page)};`, map: null};
    },
  };
}
