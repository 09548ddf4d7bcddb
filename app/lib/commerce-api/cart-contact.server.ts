import {CacheNone} from '@shopify/hydrogen';
import {
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import {CART_OWNER_QUERY} from '~/graphql/storefront/cart';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {changedAnswer, isField, type FieldPath} from './answer-fields';
import type {Variables} from './operation-variables';

type Asking = Pick<
  RequestContext,
  'account' | 'accounts' | 'cart' | 'env' | 'report' | 'session' | 'storefront'
>;

/** Fields of a cart that say who its buyer is. */
const CONTACT: ReadonlySet<string> = new Set([
  'buyerIdentity',
  'delivery',
  'deliveryGroups',
]);

/** What is no more than the cart's prices say. */
const OF_EVERYBODY = ['__typename', 'countryCode'];

/** Arguments that name a cart. */
const CART_ARGUMENTS: ReadonlySet<string> = new Set(['cartId', 'id', 'ids']);

/**
 * An answer without the buyers of carts that are not the session's: customer, contact
 * and addresses of every other cart are `null` or empty, whatever the document calls
 * them. The session's cart is the one in the visitor's cookie, as long as it has no
 * customer, or the customer who is signed in: anybody can write the cookie. A cart
 * that the document itself makes has no other buyer than the document says.
 *
 * @param document as it was sent to the provider, with these variables.
 */
export async function withoutContact(
  document: DocumentNode,
  variables: Variables,
  result: GraphQLResult,
  context: Asking,
): Promise<GraphQLResult> {
  if (!result.data || !asksForContact(document)) return result;
  const cartId = context.cart.getCartId();
  // What cannot be found out is not told.
  const isOwn =
    cartId !== undefined &&
    !(await isSomebodyElses(cartId, context).catch(() => true));
  const isForeign = (roots: readonly FieldNode[] = []) =>
    roots.some((root) =>
      cartsNamedBy(root, variables).some((id) => !isOwn || id !== cartId),
    );
  const data = changedAnswer(document, result.data, (value, path) =>
    isContact(value, path) && isForeign(path[0]) ? emptied(value) : value,
  );
  return {...result, data};
}

function asksForContact(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field: ({name}) => {
      isFound ||= CONTACT.has(name.value);
    },
  });
  return isFound;
}

function cartsNamedBy(
  {arguments: given = []}: FieldNode,
  variables: Variables,
): readonly unknown[] {
  return given
    .filter(({name}) => CART_ARGUMENTS.has(name.value))
    .flatMap(({value}) => valueFromASTUntyped(value, {...variables}));
}

/** Whether a value tells of the buyer: at the end of a path that leads there. */
function isContact(value: unknown, path: FieldPath): boolean {
  const parent = path.at(-2);
  if (isField(parent, 'buyerIdentity')) {
    return !path.at(-1)?.every(({name}) => OF_EVERYBODY.includes(name.value));
  }
  return (
    Array.isArray(value) &&
    (isField(parent, 'delivery') || isField(parent, 'deliveryGroups'))
  );
}

const emptied = (value: unknown) => (Array.isArray(value) ? [] : null);

/**
 * Whether a cart has a customer other than the one who is signed in.
 *
 * @throws when the provider cannot say.
 */
export async function isSomebodyElses(
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
