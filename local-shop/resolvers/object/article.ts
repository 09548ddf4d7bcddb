import {emptyConnection, type ConnectionArgs} from '../../domain/cursor';
import {htmlToText, truncate} from '../../domain/html-text';
import {storefrontUrl} from '../../domain/store-url';
import type {TypeResolvers} from '../../resolver';
import {blogSource, type articleSource} from '../catalogue-sources';
import {imageSource} from './image';

type TruncateArgs = {truncateAt?: number | null};

/** Source of `ArticleAuthor` from a full name. The shop's own address stands for all. */
export function authorSource(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    name,
    firstName,
    lastName: rest.join(' '),
    email: 'journal@metarmap.example',
    bio: null,
  };
}

/** `Article`: comments are closed. */
export const articleResolvers = {
  title: ({article}, _args, {language}) => article.title[language],
  contentHtml: ({article}, _args, {language}) => article.contentHtml[language],
  content: ({article}, {truncateAt}: TruncateArgs, {language}) =>
    truncate(htmlToText(article.contentHtml[language]), truncateAt),
  excerptHtml: ({article}, _args, {language}) => article.excerptHtml[language],
  excerpt: ({article}, {truncateAt}: TruncateArgs, {language}) =>
    truncate(htmlToText(article.excerptHtml[language]), truncateAt),
  image: ({article}) => imageSource(article.image),
  author: ({article}) => authorSource(article.author),
  authorV2: ({article}) => authorSource(article.author),
  blog: ({blog}) => blogSource(blog),
  comments: (_article, args: ConnectionArgs) => emptyConnection(args),
  seo: () => ({title: null, description: null}),
  onlineStoreUrl: ({article, blog}, _args, context) =>
    storefrontUrl(context, `/blogs/${blog.handle}/${article.handle}`),
  metafield: () => null,
  metafields: (_article, {identifiers}: {identifiers: readonly unknown[]}) =>
    identifiers.map(() => null),
} satisfies TypeResolvers<ReturnType<typeof articleSource>>;
