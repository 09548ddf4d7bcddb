import {setCountry} from './cart-country.server';
import {cartProblem, lineProblem} from './cart-problem';
import {isOfRecipient} from './gift-recipient';
import type {WantedLine} from './line-key';
import {
  makeCart,
  NO_CART,
  readMutation,
  readProviderCart,
  withProblems,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {cappedQuantity, MOST_PER_LINE} from './quantity';

/**
 * Adds lines, as an addition: a quantity that was read before may be another one by now.
 * What exceeds `MOST_PER_LINE` is taken back afterwards. The cart first gets the country
 * of the page, so that lines cost what it says. A missing cart is made.
 */
export async function addLines(
  context: CartContext,
  lines: WantedLine[],
): Promise<ProviderCartResult> {
  const {country} = context.storefront.i18n;
  const present = await readProviderCart(context);
  if (present && present.buyerIdentity.countryCode !== country) {
    await setCountry(context, country);
  }
  const added = present
    ? readMutation(await context.cart.addLines(lines), 'add', context)
    : null;
  // It may have been ordered in another tab since we read it.
  const result =
    added && !added.isMissing ? added : await makeCart(context, {lines});
  return withoutExcess(context, result);
}

/** Sets lines that an addition took above `MOST_PER_LINE` back to it, and says so. */
export async function withoutExcess(
  context: Pick<CartContext, 'cart' | 'report'>,
  result: ProviderCartResult,
): Promise<ProviderCartResult> {
  const excess = (result.cart?.lines.nodes ?? []).filter(
    ({quantity}) => quantity > MOST_PER_LINE,
  );
  if (excess.length === 0) return result;
  const capped = readMutation(
    await context.cart.updateLines(
      excess.map(({id}) => ({id, quantity: MOST_PER_LINE})),
    ),
    'update',
    context,
  );
  const {problems} = withProblems(result, capped.problems);
  return withCapNotices({...capped, problems}, excess);
}

interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Sets lines to absolute quantities; 0 removes one. The provider refuses a change as a
 * whole when one of its lines is gone: then the others are changed, and it is reported
 * unless it was to be removed. Without a cart none is made: Hydrogen would send a change
 * without an id.
 */
export async function changeLines(
  context: CartContext,
  lines: readonly LineQuantity[],
  attempt: 'update' | 'remove',
): Promise<ProviderCartResult> {
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
    return withCapNotices(result, lines);
  }
  const cart = await readProviderCart(context);
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
 * Says for whom a line's gift card is; without attributes it is the buyer's. The line's
 * other attributes stay. A line that is gone, or is no gift card, is reported.
 */
export async function setRecipient(
  context: CartContext,
  lineId: string,
  recipient: NonNullable<WantedLine['attributes']>,
): Promise<ProviderCartResult> {
  const cart = await readProviderCart(context);
  if (!cart) return {...NO_CART, isMissing: true};
  const line = cart.lines.nodes.find(({id}) => id === lineId);
  if (!line?.merchandise.product.isGiftCard) {
    const problem = cartProblem('error', line ? 'badInput' : 'lineGone');
    return {...NO_CART, cart, problems: [problem]};
  }
  const others = line.attributes
    .filter((attribute) => !isOfRecipient(attribute))
    .map(({key, value}) => ({key, value: value ?? ''}));
  const attributes = [...others, ...recipient];
  return readMutation(
    await context.cart.updateLines([{id: lineId, attributes}]),
    'recipient',
    context,
  );
}

/** Reports those of the lines that were asked for more than `MOST_PER_LINE`, and hold it. */
function withCapNotices(
  result: ProviderCartResult,
  asked: readonly LineQuantity[],
): ProviderCartResult {
  const ids = asked
    .filter(({quantity}) => quantity > MOST_PER_LINE)
    .map(({id}) => id);
  const notices = (result.cart?.lines.nodes ?? [])
    .filter(({id, quantity}) => quantity === MOST_PER_LINE && ids.includes(id))
    .map((line) => lineProblem('cappedQuantity', line));
  return withProblems(result, notices);
}
