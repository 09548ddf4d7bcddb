import type {CollectionPage} from 'schema-dts';
import {jsonLd, type StructuredData} from './schema-org';

interface CollectionFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly url: string;
  readonly image?: string | null;
  /** What the page lists, in its order. */
  readonly items: readonly {readonly name: string; readonly url: string}[];
}

/** A page that lists products or collections. */
export function collectionPageData({
  items,
  image,
  ...page
}: CollectionFacts): StructuredData {
  return jsonLd<CollectionPage>({
    '@type': 'CollectionPage',
    ...page,
    ...(image && {image}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({name, url}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    },
  });
}
