import type {ArticleSortKeys} from '../../schemas/storefront-types';
import type {ShopContext} from '../context';
import type {ArticleEntry} from '../domain/catalogue-index';
import {htmlToText} from '../domain/html-text';
import {articleSource} from './catalogue-sources';
import {contentConnection, type ContentListArgs} from './content-list';

export type ArticleListArgs = ContentListArgs<ArticleSortKeys>;

/** `articles`, of one blog or of all. */
export function articleConnection(
  entries: readonly ArticleEntry[],
  args: ArticleListArgs,
  context: ShopContext,
) {
  const {language} = context;
  return contentConnection(entries, args, context, {
    type: 'Article',
    sortText: ({article, blog}, sortKey) => {
      switch (sortKey) {
        case 'AUTHOR':
          return article.author;
        case 'BLOG_TITLE':
          return blog.title[language];
        case 'PUBLISHED_AT':
          return article.publishedAt;
        case 'TITLE':
          return article.title[language];
        case 'UPDATED_AT':
          return article.updatedAt ?? article.publishedAt;
        default:
          return '';
      }
    },
    fields:
      ({article, blog}) =>
      (field) => {
        switch (field) {
          case null:
            return [
              article.title[language],
              article.author,
              ...article.tags,
              htmlToText(article.contentHtml[language]),
            ];
          case 'author':
            return [article.author];
          case 'blog_title':
            return [blog.title[language]];
          case 'created_at':
            return [new Date(article.publishedAt)];
          case 'updated_at':
            return [new Date(article.updatedAt ?? article.publishedAt)];
          case 'tag':
            return article.tags;
          default:
            return undefined;
        }
      },
    toNode: ({article, blog}) => articleSource(article, blog),
  });
}
