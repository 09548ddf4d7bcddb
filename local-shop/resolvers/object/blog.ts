import type {TypeResolvers} from '../../resolver';
import {articleConnection} from '../article-list';
import type {QueriedListArgs} from '../queried-list';
import {articleSource, type blogSource} from '../catalogue-sources';

/** `Blog`. */
export const blogResolvers = {
  title: ({blog}, _args, {language}) => blog.title[language],
  articleByHandle: ({blog}, {handle}: {handle: string}) => {
    const key = handle.toLowerCase();
    const article = blog.articles.find((known) => known.handle === key);
    return article ? articleSource(article, blog) : null;
  },
  articles: ({blog}, args: QueriedListArgs, {language}) =>
    articleConnection(
      blog.articles.map((article) => ({id: article.id, article, blog})),
      args,
      language,
    ),
  seo: () => ({title: null, description: null}),
} satisfies TypeResolvers<ReturnType<typeof blogSource>>;
