import type {CatalogueLanguage} from '../domain/catalogue';
import type {ArticleEntry} from '../domain/catalogue-index';
import {
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../domain/search-query';
import {words} from '../domain/search-index';
import {articleSource} from './catalogue-sources';
import {queriedConnection, type QueriedListArgs} from './queried-list';

/** Source of `ArticleConnection` with the provider's sort keys and query fields. */
export function articleConnection(
  entries: readonly ArticleEntry[],
  args: QueriedListArgs,
  language: CatalogueLanguage,
) {
  return queriedConnection(entries, args, language, {
    matches: (entry, term) => articleMatches(entry, term, language),
    sortText: (entry, sortKey) => sortText(entry, sortKey, language),
    toNode: ({article, blog}) => articleSource(article, blog),
  });
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
