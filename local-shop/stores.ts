/** What a shop stores: for tests that arrange data which no API can write, or read what no API shows. */
export {adminMetaobjectUpsert} from './admin-metaobject';
export {insertAddress} from './data/address-store';
export {saveBrand} from './data/brand-store';
export {
  cartByToken,
  cartTotals,
  completeCart,
  openCarts,
} from './data/cart-store';
export {
  deleteMenu,
  deleteMetaobject,
  menuByHandle,
  metaobjects,
  policies,
  saveMenu,
  savePolicy,
} from './data/content-store';
export {setMetafield} from './data/customer-metafield-store';
export {customerByEmail, updateCustomer} from './data/customer-store';
export {deleteDiscount, saveDiscount} from './data/discounts';
export {issueGiftCard} from './data/gift-card-store';
export {listOrders, orderByCart} from './data/order-store';
export {saveSettings} from './data/settings-store';
export {customerIdForToken} from './data/token-store';
export {parseCartId} from './domain/cart-id';
export {EMPTY_ADDRESS} from './domain/customer-address';
export {globalId} from './domain/global-id';
export type {MenuItem} from './domain/shop-content';
