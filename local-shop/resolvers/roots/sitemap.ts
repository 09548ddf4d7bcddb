import type {ShopContext} from '../../context';
import type {CatalogueImage} from '../../domain/catalogue';
import type {TypeResolvers} from '../../resolver';

interface Entry {
  readonly handle: string;
  readonly updatedAt: string;
  readonly title?: string;
  readonly image?: CatalogueImage;
  readonly type?: string;
}

/** Resources on one page of a sitemap, as on Shopify. */
const PAGE_SIZE = 250;

/** `sitemap` of one kind of resource, in pages of 250. */
export const sitemap: TypeResolvers<unknown>[string] = (
  _root,
  {type}: {type: string},
  context,
) => ({entries: entriesOf(type, context)});

/** `Sitemap`. */
export const sitemapResolvers = {
  pagesCount: ({entries}) => ({
    count: Math.ceil(entries.length / PAGE_SIZE),
    precision: 'EXACT',
  }),
  resources: ({entries}, {page}: {page: number}, context) => {
    if (page < 1) return null;
    const end = page * PAGE_SIZE;
    return {
      hasNextPage: end < entries.length,
      items: entries
        .slice(end - PAGE_SIZE, end)
        .map((entry) => resource(entry, context)),
    };
  },
} satisfies TypeResolvers<{entries: readonly Entry[]}>;

function entriesOf(
  type: string,
  {shop: {catalogue}, language}: ShopContext,
): Entry[] {
  switch (type) {
    case 'PRODUCT':
      return catalogue.products.map(({handle, title, updatedAt, media}) => ({
        handle: handle[language],
        title: title[language],
        updatedAt,
        image: media[0]?.kind === 'image' ? media[0].image : undefined,
      }));
    case 'COLLECTION':
      return catalogue.collections.map(({handle, title, updatedAt, image}) => ({
        handle: handle[language],
        title: title[language],
        updatedAt,
        image,
      }));
    case 'PAGE':
      return catalogue.pages.map(({handle, title, updatedAt}) => ({
        handle: handle[language],
        title: title[language],
        updatedAt,
      }));
    case 'BLOG':
      return catalogue.blogs.map(({handle, title, articles}) => ({
        handle: handle[language],
        title: title[language],
        updatedAt: newest(articles),
      }));
    case 'ARTICLE':
      return catalogue.articles.map(({article, blog}) => ({
        handle: `${blog.handle[language]}/${article.handle[language]}`,
        title: article.title[language],
        updatedAt: article.updatedAt ?? article.publishedAt,
        image: article.image,
      }));
    default:
      return [];
  }
}

function resource(
  {handle, updatedAt, title, image}: Entry,
  {language}: ShopContext,
) {
  return {
    __typename: 'SitemapResource',
    handle,
    updatedAt,
    title: title ?? null,
    image: image
      ? {alt: image.altText[language], filepath: image.file, updatedAt}
      : null,
  };
}

function newest(articles: readonly {publishedAt: string}[]): string {
  return articles
    .map(({publishedAt}) => publishedAt)
    .reduce((a, b) => (a > b ? a : b), '2025-01-15T09:00:00Z');
}
