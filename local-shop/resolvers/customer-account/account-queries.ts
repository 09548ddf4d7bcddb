import type {Shop, ShopContext} from '../../context';
import {LOCAL_SHOP_ID} from '../../credentials';
import {customerById, type Customer} from '../../data/customer-store';
import {ordersOfCustomer} from '../../data/order-store';
import {numberOfGlobalId} from '../../domain/global-id';
import {customerSource} from '../object/customer';
import {orderSource} from '../object/order';

/** Source of the root fields: who has signed in. */
export interface AccountRoot {
  /** Global id. */
  readonly customerId: string;
}

/** The customer who has signed in. Throws when they no longer exist. */
export function signedInCustomer(
  shop: Shop,
  {customerId}: AccountRoot,
): Customer {
  const customer = customerById(shop, customerId);
  if (!customer) throw new Error(`There is no customer ${customerId}.`);
  return customer;
}

/** `customer`: who has signed in. */
export function customer(
  root: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  return customerSource(signedInCustomer(shop, root));
}

/** `order`: one of the customer's own; `null` for any other. */
export function order(
  {customerId}: AccountRoot,
  {id}: {id: string},
  {shop}: ShopContext,
) {
  const number = numberOfGlobalId('Order', id);
  const found =
    number !== null &&
    ordersOfCustomer(shop, customerId).find(
      (own) => numberOfGlobalId('Order', own.id) === number,
    );
  return found ? orderSource(found) : null;
}

/** `shop`: who sells. */
export function shop(
  _root: AccountRoot,
  _args: unknown,
  {shop: {seed, storefrontOrigin, origin}}: ShopContext,
) {
  return {
    id: `gid://shopify/Shop/${LOCAL_SHOP_ID}`,
    name: seed.name,
    url: storefrontOrigin,
    myshopifyDomain: new URL(origin).host,
  };
}
