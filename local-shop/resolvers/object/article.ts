import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {articleSource, blogSource} from '../catalogue-sources';
import {imageSource} from './image';

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

/** `Article`. */
export const articleResolvers = {
  title: ({article}, _args, {language}) => article.title[language],
  contentHtml: ({article}, _args, {language}) => article.contentHtml[language],
  image: ({article}) => imageSource(article.image),
  authorV2: ({article}) => authorSource(article.author),
  blog: ({blog}) => blogSource(blog),
  seo: () => ({title: null, description: null}),
} satisfies TypeResolvers<ReturnType<typeof articleSource>>;

/** `Blog`. */
export const blogResolvers = {
  title: ({blog}, _args, {language}) => blog.title[language],
  articleByHandle: ({blog}, {handle}: {handle: string}) => {
    const key = handle.toLowerCase();
    const article = blog.articles.find((known) => known.handle === key);
    return article ? articleSource(article, blog) : null;
  },
  articles: ({blog}, args: ConnectionArgs) =>
    paginate(blog.articles, args, (article) => articleSource(article, blog)),
  seo: () => ({title: null, description: null}),
} satisfies TypeResolvers<ReturnType<typeof blogSource>>;
