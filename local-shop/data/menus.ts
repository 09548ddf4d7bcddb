import {text} from '@metarmap/store/localized-text';
import {MENUS as STORE_MENUS, type StoreMenuItem} from '@metarmap/store/menus';
import type {Menu, MenuItem} from '../domain/shop-content';
import {POLICIES} from './policies';

/** The store's menus with the ids of this shop. */
export const MENUS: readonly Menu[] = withIds();

function withIds(): readonly Menu[] {
  let lastItem = 609_000_000_000;
  const itemWithIds = ({policy, items, ...item}: StoreMenuItem): MenuItem => ({
    id: `gid://shopify/MenuItem/${++lastItem}`,
    ...item,
    resourceId: POLICIES.find(({kind}) => kind === policy)?.id,
    items: items.map(itemWithIds),
  });
  return STORE_MENUS.map(({items, ...menu}, index) => ({
    id: `gid://shopify/Menu/${241_000_000_001 + index}`,
    ...menu,
    items: items.map(itemWithIds),
  }));
}

/** For the shop's profiles on other websites: the merchant creates it. */
export const SOCIAL_MENU: Menu = {
  id: 'gid://shopify/Menu/241000000003',
  handle: 'social',
  title: text('Soziale Netzwerke', 'Social media'),
  items: [],
};
