import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import {fieldValue} from '~/lib/content/entry-fields';
import {apiUrl, query, type Context} from './store-requests';

/** What an entry is called in the admin, and the fields without which no page shows it. */
const NEEDED = {
  announcements: ['Announcement', ['text']],
  tabs: ['Text of a product', ['title', 'text']],
  reviews: [
    'Review',
    ['rating', 'body', 'author_display_name', 'submitted_at'],
  ],
  quotes: ['Line from the press', ['text', 'source']],
} as const satisfies Readonly<
  Record<keyof Results.StoreEntriesQuery, readonly [string, readonly string[]]>
>;

/** Names entries that lack a field without which no page shows them. */
export async function checkEntries({env, say}: Context): Promise<void> {
  const {data} = await query<Results.StoreEntriesQuery>(
    apiUrl(env),
    {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
    storefront.STORE_ENTRIES_QUERY,
  );
  if (!data) {
    return say(false, 'Announcements, texts of products, reviews', 'unknown');
  }
  for (const [list, [name, needed]] of Object.entries(NEEDED)) {
    for (const entry of data[list as keyof typeof NEEDED].nodes) {
      const lacks = needed.filter((key) => fieldValue(entry, key) === null);
      if (lacks.length === 0) continue;
      const text = `${name} ${entry.handle} (Metaobjects) is not shown`;
      say(false, `${text}: it needs ${lacks.join(', ')}`, 'look');
    }
  }
}
