import {contentPages} from './content.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {docsIndex, type DocsResult} from './docs-index.server';

/** The text is compiled in and never changes, so neither do the indexes. */
const indexes = new Map<LocaleCode, ReturnType<typeof docsIndex>>();

/**
 * The sections of the manual in a language that say something about a term; the
 * first search of a language builds its index, which takes a few milliseconds.
 *
 * @param term of `cleanTerm`, which bounds its length.
 */
export function searchDocs(code: LocaleCode, term: string): DocsResult {
  const index = indexes.get(code) ?? docsIndex(contentPages(code, '/docs'));
  indexes.set(code, index);
  return index(term);
}
