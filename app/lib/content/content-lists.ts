import type {ContentQuery} from 'storefrontapi.generated';
import {textPaths} from './entry-fields';

/** Our paths of Shopify's policies. */
export const POLICIES = [
  ['/legal/privacy', 'privacyPolicy'],
  ['/legal/revocation', 'refundPolicy'],
  ['/legal/shipping', 'shippingPolicy'],
  ['/legal/terms', 'termsOfService'],
] as const;

type Policies = {
  readonly [Name in (typeof POLICIES)[number][1]]?: {
    readonly body: string;
  } | null;
};

/** Our paths for which the merchant has a policy or an entry with a text. */
export function writtenPaths(
  {shop, pages}: {shop: Policies; pages: {nodes: Entries}},
  environment: string,
  pathOf: (name: string) => string,
): ReadonlySet<string> {
  return new Set([
    ...POLICIES.flatMap(([path, name]) =>
      shop[name]?.body.trim() ? path : [],
    ),
    ...textPaths(pages.nodes, environment, pathOf),
  ]);
}

type Entries = Parameters<typeof textPaths>[0];

interface Cut {
  readonly pageInfo: {readonly hasNextPage: boolean};
}

/** Names of the lists that are longer in the store than what is read. */
export function truncatedLists(
  lists: Readonly<
    Record<
      keyof Pick<
        ContentQuery,
        'announcements' | 'sections' | 'pages' | 'onlinePages' | 'blogs'
      >,
      Cut
    >
  >,
): string[] {
  return Object.entries({
    announcements: lists.announcements,
    sections: lists.sections,
    'entries of pages': lists.pages,
    'pages of the Online Store': lists.onlinePages,
    blogs: lists.blogs,
  }).flatMap(([name, {pageInfo}]) => (pageInfo.hasNextPage ? [name] : []));
}
