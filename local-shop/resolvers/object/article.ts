import {emptyConnection, type ConnectionArgs} from '../../domain/cursor';
import {htmlToText, truncate} from '../../domain/html-text';
import type {Blog} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {articleConnection, type ArticleListArgs} from '../article-list';
import {articleSource, blogSource} from '../catalogue-sources';
import {imageSource} from './image';
import {metafieldFields} from './metafield-fields';
import {seoSource} from './seo';

/** Source of `ArticleAuthor` from a full name. All authors have the shop's e-mail address. */
function authorSource(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    name,
    firstName,
    lastName: rest.join(' '),
    email: 'journal@metarmap.example',
    bio: null,
  };
}

const authorsOf = ({articles}: Blog) =>
  [...new Set(articles.map(({author}) => author))].map(authorSource);

interface TextArgs {
  readonly truncateAt?: number | null;
}

/** `Article`. */
export const articleResolvers = {
  ...metafieldFields<ReturnType<typeof articleSource>>(
    'ARTICLE',
    ({article}) => article.metafields,
  ),
  handle: ({article}, _args, {language}) => article.handle[language],
  title: ({article}, _args, {language}) => article.title[language],
  contentHtml: ({article}, _args, {language}) => article.contentHtml[language],
  content: ({article}, {truncateAt}: TextArgs, {language}) =>
    truncate(htmlToText(article.contentHtml[language]), truncateAt),
  excerptHtml: ({article}, _args, {language}) =>
    article.excerptHtml?.[language] || null,
  excerpt: ({article}, {truncateAt}: TextArgs, {language}) => {
    const html = article.excerptHtml?.[language];
    return html ? truncate(htmlToText(html), truncateAt) : null;
  },
  image: ({article}) => imageSource(article.image),
  author: ({article}) => authorSource(article.author),
  authorV2: ({article}) => authorSource(article.author),
  blog: ({blog}) => blogSource(blog),
  comments: (_source, args: ConnectionArgs) => emptyConnection(args),
  seo: ({article}, _args, {language}) => seoSource(article.seo, language),
} satisfies TypeResolvers<ReturnType<typeof articleSource>>;

/** `Blog`. */
export const blogResolvers = {
  ...metafieldFields<ReturnType<typeof blogSource>>(
    'BLOG',
    ({blog}) => blog.metafields,
  ),
  handle: ({blog}, _args, {language}) => blog.handle[language],
  title: ({blog}, _args, {language}) => blog.title[language],
  articleByHandle: ({blog}, {handle}: {handle: string}) => {
    const key = handle.toLowerCase();
    const article = blog.articles.find((known) =>
      Object.values(known.handle).includes(key),
    );
    return article ? articleSource(article, blog) : null;
  },
  articles: ({blog}, args: ArticleListArgs, context) =>
    articleConnection(
      blog.articles.map((article) => ({id: article.id, article, blog})),
      args,
      context,
    ),
  authors: ({blog}) => authorsOf(blog),
  seo: ({blog}, _args, {language}) => seoSource(blog.seo, language),
} satisfies TypeResolvers<ReturnType<typeof blogSource>>;
