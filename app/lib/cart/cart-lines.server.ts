import {bulkProblem, cartProblem, lineProblem} from './cart-problem';
import {isMadeToOrder, isFieldAttribute} from './line-properties';
import {
  type LineQuantity,
  maxUnits,
  parentOf,
  type CartLineInput,
  cappedQuantity,
} from './cart-line';
import {
  makeCart,
  NO_CART,
  readMutation,
  readShopifyCart,
  setCountry,
  withProblems,
  type CartContext,
  type ShopifyCartResult,
} from './shopify-cart.server';
import {MAX_PER_LINE} from '~/lib/limits/limits';

/**
 * Adds lines, capped at `MAX_PER_LINE` afterwards, because another tab may add at the same time.
 * Sets the cart's country to the page's first. Creates a missing cart.
 */
export async function addLines(
  context: CartContext,
  lines: CartLineInput[],
): Promise<ShopifyCartResult> {
  const {country} = context.storefront.i18n;
  const present = await readShopifyCart(context);
  if (present && present.buyerIdentity.countryCode !== country) {
    await setCountry(context, country);
  }
  const added = present
    ? readMutation(await context.cart.addLines(lines), 'add', context)
    : null;
  // It may have been ordered in another tab since it was read.
  const result =
    added && !added.isMissing ? added : await makeCart(context, {lines});
  return withoutExcess(context, result);
}

/** Sets lines above `maxUnits` back to it, or removes them where that is 0, and reports them. */
export async function withoutExcess(
  context: Pick<CartContext, 'cart' | 'requestLog'>,
  result: ShopifyCartResult,
): Promise<ShopifyCartResult> {
  const excess = (result.cart?.lines.nodes ?? []).filter(
    (line) => line.quantity > maxUnits(line),
  );
  if (excess.length === 0) return result;
  const capped = readMutation(
    await context.cart.updateLines(
      excess.map((line) => ({id: line.id, quantity: maxUnits(line)})),
    ),
    'update',
    context,
  );
  const impossible = excess.filter((line) => maxUnits(line) === 0);
  const {problems} = withProblems(result, [
    ...capped.problems,
    ...impossible.map(bulkProblem),
  ]);
  return withCapNotices({...capped, problems}, excess);
}

/**
 * Sets lines to absolute quantities; 0 removes a line. Shopify rejects a change as a whole
 * when a line no longer exists: the other lines are then sent again. Creates no cart.
 */
export async function changeLines(
  context: CartContext,
  lines: readonly LineQuantity[],
  attempt: 'update' | 'remove',
): Promise<ShopifyCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  const send = async (changed: readonly LineQuantity[]) => {
    const payload =
      attempt === 'remove'
        ? await context.cart.removeLines(changed.map(({id}) => id))
        : await context.cart.updateLines(
            changed.map(({id, quantity}) => ({
              id,
              quantity: cappedQuantity(quantity),
            })),
          );
    return readMutation(payload, attempt, context);
  };
  const result = await send(lines);
  if (!result.problems.some(({key}) => key === 'lineGone')) {
    return withoutExcess(context, withCapNotices(result, lines));
  }
  const cart = await readShopifyCart(context);
  if (!cart) return {...NO_CART, isMissing: true};
  const isPresent = ({id}: LineQuantity) =>
    cart.lines.nodes.some((line) => line.id === id);
  const present = lines.filter(isPresent);
  const rest = present.length > 0 ? await send(present) : {...NO_CART, cart};
  const isGone = lines.some((line) => !isPresent(line) && line.quantity > 0);
  return withCapNotices(
    withProblems(rest, isGone ? [cartProblem('warning', 'lineGone')] : []),
    lines,
  );
}

/**
 * Sets a line's recipient or properties; without attributes a gift card goes to the buyer. Reports
 * a line whose product has no such field.
 */
export async function setFields(
  context: CartContext,
  lineId: string,
  fields: NonNullable<CartLineInput['attributes']>,
): Promise<ShopifyCartResult> {
  const cart = await readShopifyCart(context);
  if (!cart) return {...NO_CART, isMissing: true};
  const line = cart.lines.nodes.find(({id}) => id === lineId);
  const product = line?.merchandise.product;
  if (
    !product ||
    !(product.isGiftCard || isMadeToOrder(product)) ||
    !fields.every((attribute) => isFieldAttribute(attribute, product))
  ) {
    const problem = cartProblem('error', line ? 'badInput' : 'lineGone');
    return {...NO_CART, cart, problems: [problem]};
  }
  const others = line.attributes
    .filter(
      (attribute) =>
        !(product.isGiftCard && isFieldAttribute(attribute, product)) &&
        !fields.some(({key}) => key === attribute.key),
    )
    .map(({key, value}) => ({key, value: value ?? ''}));
  const attributes = [...others, ...fields];
  return readMutation(
    await context.cart.updateLines([{id: lineId, attributes}]),
    'fields',
    context,
  );
}

/** Reports lines that were set back to `maxUnits`. */
function withCapNotices(
  result: ShopifyCartResult,
  requested: readonly LineQuantity[],
): ShopifyCartResult {
  const ids = requested
    .filter(({quantity}) => quantity > MAX_PER_LINE)
    .map(({id}) => id);
  const notices = (result.cart?.lines.nodes ?? [])
    .filter(
      (line) =>
        line.quantity === maxUnits(line) &&
        ids.includes(line.id) &&
        !parentOf(line),
    )
    .map((line) => lineProblem('cappedQuantity', line));
  return withProblems(result, notices);
}
