import type {Blog, BlogPosting} from 'schema-dts';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import type {PageSeo} from '~/lib/seo/seo';
import {
  breadcrumbData,
  jsonLd,
  type StructuredData,
} from '~/lib/seo/structured-data';
import type {ArticleView} from './article-view.server';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Locale;
}

/** Structured data of a blog with the listed articles. */
export function blogData(
  seo: PageSeo,
  {title, articles}: {title: string; articles: readonly ArticleView[]},
  {env, locale}: Site,
): StructuredData[] {
  return [
    jsonLd<Blog>({
      '@type': 'Blog',
      name: title,
      description: seo.description,
      url: seo.canonical,
      inLanguage: locale.tag,
      blogPost: articles.map((article) => ({
        '@type': 'BlogPosting',
        headline: article.title.text,
        datePublished: article.publishedAt,
        url: env.PUBLIC_SITE_URL + localizedPath(article.path, locale),
      })),
    }),
  ];
}

/** Structured data of an article, with its breadcrumbs. */
export function articleData(
  seo: PageSeo,
  article: ArticleView,
  {
    blog,
    lang,
    shopName,
  }: {
    readonly shopName: string;
    readonly blog: {readonly title: string; readonly path: string};
    /** BCP 47, where the text is not in the page's language. */
    readonly lang: string | undefined;
  },
  {env: {PUBLIC_SITE_URL: site}, locale}: Site,
): StructuredData[] {
  const {title, author, publishedAt, tags, image} = article;
  return [
    jsonLd<BlogPosting>({
      '@type': 'BlogPosting',
      headline: title.text,
      description: seo.description,
      datePublished: publishedAt,
      url: seo.canonical,
      mainEntityOfPage: seo.canonical,
      inLanguage: lang ?? locale.tag,
      publisher: {
        '@type': 'Organization',
        '@id': `${site}/#organization`,
        name: shopName,
      },
      ...(author && {author: {'@type': 'Person', name: author}}),
      ...(image && {image: image.url}),
      ...(tags.length > 0 && {keywords: [...tags]}),
    }),
    breadcrumbData([
      {name: blog.title, url: site + localizedPath(blog.path, locale)},
      {name: title.text, url: seo.canonical},
    ]),
  ];
}
