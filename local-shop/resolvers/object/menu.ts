import type {ShopContext} from '../../context';
import type {Menu, MenuItem} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {nodeSource} from '../node-source';

/** Source of `Menu`. */
export function menuSource(menu: Menu) {
  return {
    __typename: 'Menu',
    id: menu.id,
    handle: menu.handle,
    itemsCount: menu.items.length,
    menu,
  };
}

function menuItemSource(item: MenuItem) {
  return {
    __typename: 'MenuItem',
    id: item.id,
    type: item.type,
    tags: [],
    resourceId: item.resourceId ?? null,
    item,
  };
}

/** `Menu`. */
export const menuResolvers = {
  items: ({menu}) => menu.items.map(menuItemSource),
} satisfies TypeResolvers<ReturnType<typeof menuSource>>;

/**
 * `MenuItem`: `url` is a page of the storefront, with the handle of the request's
 * language. Its path names no language: a client adds its own, as Shopify's templates
 * do.
 */
export const menuItemResolvers = {
  title: ({item}, _args, {language}) => item.title[language],
  items: ({item}) => item.items.map(menuItemSource),
  url: ({item}, _args, context) => {
    if (item.type === 'HTTP' && /^(?:[a-z]+:|#)/.test(item.path))
      return item.path;
    return context.shop.storefrontOrigin + translatedPath(item, context);
  },
  resource: ({item}, _args, context) =>
    item.resourceId ? nodeSource(context, item.resourceId) : null,
} satisfies TypeResolvers<ReturnType<typeof menuItemSource>>;

/** Links to something with a handle have the handle in the request's language. */
function translatedPath(
  {path, resourceId}: MenuItem,
  {shop: {catalogue}, language}: ShopContext,
): string {
  if (!resourceId) return path;
  const product = catalogue.productById.get(resourceId);
  if (product) return `/products/${product.handle[language]}`;
  const collection = catalogue.collectionById.get(resourceId);
  if (collection) return `/collections/${collection.handle[language]}`;
  const page = catalogue.pageById.get(resourceId);
  if (page) return `/pages/${page.handle[language]}`;
  const blog = catalogue.blogById.get(resourceId);
  return blog ? `/blogs/${blog.handle[language]}` : path;
}
