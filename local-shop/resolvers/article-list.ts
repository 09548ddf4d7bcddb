import type {CatalogueLanguage} from '../domain/catalogue';
import type {ArticleEntry} from '../domain/catalogue-index';
import {paginate, type ConnectionArgs} from '../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../domain/search-query';
import {words} from '../domain/search-index';
import {articleSource} from './object/article';

/** Arguments of `articles`, on the root and on a blog. */
export type ArticleListArgs = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: string;
};

/** Source of `ArticleConnection` with the provider's sort keys and query fields. */
export function articleConnection(
  entries: readonly ArticleEntry[],
  args: ArticleListArgs,
  language: CatalogueLanguage,
) {
  const {sortKey, reverse, query} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = parsed
    ? entries.filter((entry) =>
        matchesQuery(parsed, (term) => articleMatches(entry, term, language)),
      )
    : entries;
  const key = (entry: ArticleEntry) => sortText(entry, sortKey, language);
  const sorted = found.toSorted((a, b) => key(a).localeCompare(key(b)));
  return paginate(
    reverse ? sorted.reverse() : sorted,
    args,
    ({article, blog}) => articleSource(article, blog),
    `${sortKey} ${reverse}`,
  );
}

function sortText(
  {id, article, blog}: ArticleEntry,
  sortKey: string,
  language: CatalogueLanguage,
): string {
  switch (sortKey) {
    case 'TITLE':
      return article.title[language];
    case 'AUTHOR':
      return article.author;
    case 'BLOG_TITLE':
      return blog.title[language];
    case 'PUBLISHED_AT':
    case 'UPDATED_AT':
      return article.publishedAt;
    default:
      return id;
  }
}

function articleMatches(
  {article, blog}: ArticleEntry,
  term: SearchTerm,
  language: CatalogueLanguage,
): boolean {
  switch (term.field) {
    case null:
      return words(article.title[language]).some((word) =>
        word.startsWith(words(term.value)[0] ?? word),
      );
    case 'author':
      return textMatches(article.author, term);
    case 'blog_title':
      return textMatches(blog.title[language], term);
    case 'title':
      return textMatches(article.title[language], term);
    case 'tag':
      return article.tags.some((tag) => textMatches(tag, term));
    case 'tag_not':
      return !article.tags.some((tag) => textMatches(tag, term));
    case 'created_at':
    case 'published_at':
    case 'updated_at':
      return timeMatches(article.publishedAt, term);
    default:
      return false;
  }
}
