import {CacheNone} from '@shopify/hydrogen';
import {valueFromASTUntyped, type FieldNode} from 'graphql';
import {CART_OWNER_QUERY} from '~/graphql/storefront/cart';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import type {SelectedFields, Variables} from './allowed-operation';

type Asking = Pick<
  RequestContext,
  'account' | 'accounts' | 'cart' | 'env' | 'report' | 'session' | 'storefront'
>;

/** What is no more than the cart's prices say. */
const OF_EVERYBODY: ReadonlySet<string> = new Set([
  '__typename',
  'countryCode',
]);

/** Arguments that name a cart. */
const CART_ARGUMENTS: ReadonlySet<string> = new Set(['cartId', 'id', 'ids']);

/**
 * An answer without the buyers of carts that are not the session's: customer, contact
 * and addresses of every other cart are `null` or empty, whatever the document calls
 * them. The session's cart is the one in the visitor's cookie, as long as it has no
 * customer, or the customer who is signed in: anybody can write the cookie. A cart
 * that the document itself makes has no other buyer than the document says.
 *
 * @param fields of the document that was sent, with these variables.
 */
export async function withoutContact(
  fields: SelectedFields,
  variables: Variables,
  result: GraphQLResult,
  context: Asking,
): Promise<GraphQLResult> {
  if (!result.data || !asksForContact(fields)) return result;
  const cartId = context.cart.getCartId();
  // What cannot be found out is not told.
  const isOwn =
    cartId !== undefined &&
    !(await belongsToOtherCustomer(cartId, context).catch(() => true));
  const isForeign = (root: FieldNode) =>
    cartsNamedBy(root, variables).some((id) => !isOwn || id !== cartId);
  const data = withChanged(result.data, (value, key) => {
    const root = fields.get(key);
    return root?.nodes.some(isForeign) ? withheld(value, root.fields) : value;
  });
  return {...result, data: data as Record<string, unknown>};
}

const has = (names: ReadonlySet<string>, ...wanted: readonly string[]) =>
  wanted.some((name) => names.has(name));

function asksForContact(fields: SelectedFields): boolean {
  return [...fields.values()].some(
    ({names, fields: inner}) =>
      has(names, 'buyerIdentity', 'delivery', 'deliveryGroups') ||
      asksForContact(inner),
  );
}

function cartsNamedBy(
  {arguments: given = []}: FieldNode,
  variables: Variables,
): readonly unknown[] {
  return given
    .filter(({name}) => CART_ARGUMENTS.has(name.value))
    .flatMap(({value}) => valueFromASTUntyped(value, variables));
}

function withheld(value: unknown, fields: SelectedFields): unknown {
  return withChanged(value, (entry, key) => {
    const field = fields.get(key);
    if (!field) return entry;
    const {names, fields: inner} = field;
    if (has(names, 'buyerIdentity')) {
      return withChanged(entry, (told, name) => {
        const toldNames = [...(inner.get(name)?.names ?? [])];
        return toldNames.every((one) => OF_EVERYBODY.has(one))
          ? told
          : Array.isArray(told)
            ? []
            : null;
      });
    }
    if (has(names, 'delivery', 'deliveryGroups')) {
      return withChanged(entry, (list) => (Array.isArray(list) ? [] : list));
    }
    return withheld(entry, inner);
  });
}

/** An object of an answer with other values; of a list, each of its objects. */
function withChanged(
  value: unknown,
  change: (entry: unknown, key: string) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => withChanged(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, change(entry, key)]),
  );
}

/**
 * Whether a cart has a customer other than the one who is signed in.
 *
 * @throws when the provider cannot say.
 */
export async function belongsToOtherCustomer(
  cartId: string,
  context: Omit<Asking, 'cart'>,
): Promise<boolean> {
  const {accounts, session, storefront} = context;
  const token = customerToken(session);
  const {cart, customer} = await storefront.query(CART_OWNER_QUERY, {
    variables: {
      cartId,
      customerAccessToken: token ?? '',
      // By a token of a current account the Storefront API reads no customer.
      isSignedIn: token !== null && accounts.provider === null,
    },
    cache: CacheNone(),
  });
  const buyer = cart?.buyerIdentity.customer?.id;
  if (buyer === undefined) return false;
  const own = accounts.provider
    ? await accounts.provider.customerId(context)
    : customer?.id;
  return buyer !== own;
}
