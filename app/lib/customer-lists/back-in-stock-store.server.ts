import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '~/lib/context.server';
import {
  changeCustomerList,
  customerLists,
} from './customer-list.server';
import {keepsListsInAccount} from './write-lists.server';
import {variantNumber} from '~/lib/product/variant-link';
import {
  visitorBackInStock,
  type BackInStockStore,
} from './visitor-back-in-stock.server';

type StoreContext = Pick<
  RequestContext,
  'env' | 'session' | 'storefront' | 'report'
>;

/** The list of whoever sent the request; see `wishlistStore` for whose that is. */
export function backInStockStore(context: StoreContext): BackInStockStore {
  const token = customerToken(context.session);
  const visitor = visitorBackInStock(context.session);
  return token !== null && keepsListsInAccount(context)
    ? customerBackInStock(context, token, visitor)
    : visitor;
}

/**
 * A customer's list. What the session still holds is not shown with it: nobody is
 * written to about a wish that the shop does not know yet.
 */
function customerBackInStock(
  context: StoreContext,
  token: string,
  visitor: BackInStockStore,
): BackInStockStore {
  const change = async (wish: Parameters<typeof changeCustomerList>[3]) =>
    (await changeCustomerList(context, token, 'backInStock', wish))?.status;
  return {
    read: async () => {
      const lists = await customerLists(context, token);
      return lists ? lists.backInStock.map(variantNumber) : visitor.read();
    },
    add: async (variant) =>
      (await change({add: variantGid(variant)})) ?? visitor.add(variant),
    remove: async (variants) =>
      (await change({remove: variants.map(variantGid)})) ??
      visitor.remove(variants),
  };
}

function variantGid(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}
