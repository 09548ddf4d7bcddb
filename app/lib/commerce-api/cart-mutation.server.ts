import {Kind, type DocumentNode} from 'graphql';
import {getProperty} from '~/lib/text/get-property';
import {withoutExcess} from '~/lib/cart/cart-actions.server';
import {NO_CART, readShopifyCart} from '~/lib/cart/shopify-cart.server';
import type {RequestContext} from '~/lib/context.server';
import type {GraphQLResult} from '~/lib/storefront/transport.server';
import {Rejected} from './allowed-operation';
import {asReading, OWN_CART, READING, withOwnCart} from './cart-document';
import type {Variables} from './client-variables';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {MAX_PER_LINE} from '~/lib/limits/limits';
import {
  type Call,
  sendToShopify,
  getText,
  payloadOf,
} from './operation-request.server';

/**
 * Caps lines at `MAX_PER_LINE`. Lines that together, or with the cart's earlier quantity, are over
 * the cap are reset, and the cart is read again for the result. Codes are left to the website,
 * which limits wrong ones.
 */
export async function changeCart(
  call: Call,
  name: string,
  given: Variables,
  context: RequestContext,
): Promise<GraphQLResult> {
  for (const key of ['discountCodes', 'giftCardCodes']) {
    // GraphQL accepts a single value for a list.
    if ([getProperty(given.input, key) ?? []].flat().length > 0) {
      throw new Rejected(403, 'Codes are entered on the website.');
    }
  }
  const {client} = call;
  const sent = await sendToShopify(
    {
      ...call,
      client: {...client, document: withOwnCart(client.document)},
      variables: withCappedLines(call.variables),
    },
    context,
  ).catch(async (error: unknown) => {
    // Shopify may have carried the mutation out.
    await wereLinesReset(getText(given, 'cartId'), context);
    throw error;
  });
  const {[OWN_CART]: own, ...payload} = payloadOf(sent, name);
  const cartId = own?.id ?? getText(given, 'cartId');
  const resultOf = (changed: object): GraphQLResult =>
    sent.data?.[name] ? {...sent, data: {...sent.data, [name]: changed}} : sent;
  if (!(await wereLinesReset(cartId, context))) return resultOf(payload);
  const document = asReading(client.document, cartId);
  const [field] = client.fields;
  const reading = {...field, name: {...field.name, value: READING}};
  const requeried = await sendToShopify(
    {
      ...call,
      client: {...client, document, fields: [reading]},
      variables: declaredOf(document, call.variables),
    },
    context,
  ).catch(() => null);
  const {cart} = requeried ? payloadOf(requeried, READING) : {};
  return resultOf(cart ? {...payload, cart} : payload);
}

/** The variables that a document declares. */
function declaredOf(document: DocumentNode, variables: Variables): Variables {
  const declared = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
      : [],
  );
  return Object.fromEntries(
    declared.flatMap(({variable: {name}}) =>
      name.value in variables ? [[name.value, variables[name.value]]] : [],
    ),
  );
}

function withCappedLines(variables: Variables): Variables {
  return JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    name === 'quantity' && typeof value === 'number'
      ? Math.min(value, MAX_PER_LINE)
      : value,
  ) as Variables;
}

/**
 * Whether a line of the cart was over the cap and has been reset. Never throws: the cart has changed,
 * and an error is only logged.
 */
async function wereLinesReset(
  cartId: string,
  context: RequestContext,
): Promise<boolean> {
  if (cartId === '') return false;
  const {requestLog, separateCart} = context;
  const cart = separateCart(cartId);
  try {
    const before = {...NO_CART, cart: await readShopifyCart({cart})};
    return (await withoutExcess({cart, requestLog}, before)) !== before;
  } catch (error) {
    log(context, 'error', CART_EVENTS.update, {reason: namedReason(error)});
    return false;
  }
}
