import type {Cart, CartLine} from './cart';
import type {CartSelectableAddress} from './cart-delivery-address';
import type {Address} from './customer-address';

const CART_ID =
  /^gid:\/\/shopify\/Cart\/([A-Za-z0-9-]{1,64})\?key=([A-Za-z0-9]{1,64})$/;
const LINE_ID =
  /^gid:\/\/shopify\/(?:ComponentizableCartLine|CartLine)\/([A-Za-z0-9-]{1,64})(?:\?.*)?$/;

/** Global id of a cart: `gid://shopify/Cart/<token>?key=<secret>`. */
export function cartId({token, secret}: Cart): string {
  return `gid://shopify/Cart/${token}?key=${secret}`;
}

/** Both halves of a cart's id; `null` when it is not a cart's id or lacks the secret. */
export function parseCartId(
  id: string,
): {token: string; secret: string} | null {
  const [, token, secret] = CART_ID.exec(id) ?? [];
  return token && secret ? {token, secret} : null;
}

/** Global id of a cart's line: `gid://shopify/CartLine/<line>?cart=<token>`. */
export function cartLineId(cart: Cart, line: CartLine): string {
  return `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;
}

/** The cart's line with this global id. */
export function findCartLine(cart: Cart, id: string): CartLine | undefined {
  const [, lineId] = LINE_ID.exec(id) ?? [];
  return cart.lines.find((line) => line.id === lineId);
}

/** Global id of an address of a cart. */
export function cartAddressId({id}: Pick<CartSelectableAddress, 'id'>): string {
  return `gid://shopify/CartSelectableAddress/${id}`;
}

/** The cart's address with this global id. */
export function findCartAddress(
  {deliveryAddresses = []}: Cart,
  id: string,
): CartSelectableAddress | undefined {
  return deliveryAddresses.find((entry) => cartAddressId(entry) === id);
}

/** The address that is selected, or `null`. */
export function selectedAddress({
  deliveryAddresses = [],
}: Cart): Address | null {
  return deliveryAddresses.find(({selected}) => selected)?.address ?? null;
}

/** Global id of the cart's only delivery group. */
export function deliveryGroupId({token}: Cart): string {
  return `gid://shopify/CartDeliveryGroup/${token}?cart=${token}`;
}
