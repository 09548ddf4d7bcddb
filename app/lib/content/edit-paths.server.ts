import {parseGid} from '@shopify/hydrogen';
import {pathOfEntry} from './content.server';
import {GUARANTEE_PATH, SUBSCRIPTION_POLICY_PATH} from './navigation';
import {BLOGS_PATH, onlinePageAt} from './online-store';
import type {MerchantContent} from './merchant-content.server';

/** Where in the shop's admin the merchant edits a text, keyed by the page that shows it. */
export function editPaths({
  pages,
  sections,
  policies,
  guarantee,
  ...store
}: MerchantContent): Readonly<Record<string, string>> {
  const entry = (type: string, id: string) =>
    `/content/metaobjects/entries/${type}/${parseGid(id).id}`;
  const first = sections[0];
  const ofOnlinePages = store.ourPaths.flatMap((path) => {
    const id = store.onlinePages.get(onlinePageAt(path, store) ?? '');
    return id ? [[path, `/pages/${parseGid(id).id}`]] : [];
  });
  return Object.fromEntries([
    [BLOGS_PATH, '/blogs'],
    ...[...Object.keys(policies), SUBSCRIPTION_POLICY_PATH].map((path) => [
      path,
      '/settings/legal',
    ]),
    ...ofOnlinePages,
    ...(guarantee
      ? [[GUARANTEE_PATH, entry('storefront_guarantee_notice', guarantee.id)]]
      : []),
    ...(first ? [['/', entry('storefront_section', first.id)]] : []),
    // The page's language comes first, and the last of equal keys counts.
    ...pages
      .map(({id, name}) => [pathOfEntry(name), entry('storefront_page', id)])
      .reverse(),
  ]) as Record<string, string>;
}
