import {setCartCountry} from './cart-country.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {isOfRecipient} from './gift-recipient';
import type {WantedLine} from './line-key';
import {cartView} from './cart-view.server';
import {
  makeCart,
  NO_CART,
  readMutation,
  readProviderCart,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {cappedQuantity, MOST_PER_LINE} from './quantity';

/**
 * Adds lines. An addition is sent as one, since a quantity that was read before may be
 * another one by now; what exceeds `MOST_PER_LINE` is taken back afterwards. The cart
 * first gets the country of the page that they are added from, so that they cost what
 * the page says. Without a cart, or with one that the provider no longer knows, a new
 * one is made from them.
 */
export async function addLines(
  context: CartContext,
  wanted: readonly WantedLine[],
): Promise<ProviderCartResult> {
  const lines = wanted.map(({attributes, ...line}) => ({
    ...line,
    ...(attributes && {attributes: [...attributes]}),
  }));
  const isPresent = await moveToCountryOfPage(context);
  const added = isPresent
    ? readMutation(await context.cart.addLines(lines), 'add', context)
    : null;
  // It may have been ordered in another tab since we read it.
  const step =
    added && !added.isMissing ? added : await makeCart(context, {lines});
  return withoutExcess(context, step);
}

/** Sets lines that an addition took above `MOST_PER_LINE` back to it, and says so. */
export async function withoutExcess(
  context: CartContext,
  step: ProviderCartResult,
): Promise<ProviderCartResult> {
  const excess = (step.view?.lines ?? []).filter(
    ({quantity}) => quantity > MOST_PER_LINE,
  );
  if (!step.cart || excess.length === 0) return step;
  const ids = excess.map(({id}) => id);
  const capped = readMutation(
    await context.cart.updateLines(
      ids.map((id) => ({id, quantity: MOST_PER_LINE})),
      // It may have been made just now.
      {cartId: step.cart.id},
    ),
    'update',
    context,
  );
  return withCapNotices(
    {...capped, problems: [...step.problems, ...capped.problems]},
    ids,
  );
}

/**
 * Sets lines to absolute quantities; 0 removes one. Lines that are gone are left
 * out and reported, the others are still changed. Without a cart there is
 * nothing to change, and none is made: Hydrogen would send a change without an id.
 */
export async function updateLines(
  context: CartContext,
  lines: readonly {readonly id: string; readonly quantity: number}[],
): Promise<ProviderCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  const change = async (changed: typeof lines): Promise<ProviderCartResult> =>
    readMutation(
      await context.cart.updateLines(
        changed.map(({id, quantity}) => ({
          id,
          quantity: cappedQuantity(quantity),
        })),
      ),
      'update',
      context,
    );
  const step = await withoutGoneLines(context, lines, change, (gone) =>
    // A line that was to be removed and is gone is no problem.
    gone.some(({quantity}) => quantity > 0)
      ? [cartProblem('warning', 'lineGone')]
      : [],
  );
  return withCapNotices(
    step,
    lines.flatMap(({id, quantity}) => (quantity > MOST_PER_LINE ? id : [])),
  );
}

/** Removes lines. Lines that are gone already count as removed. */
export async function removeLines(
  context: CartContext,
  lineIds: readonly string[],
): Promise<ProviderCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  return withoutGoneLines(
    context,
    lineIds.map((id) => ({id})),
    async (lines) =>
      readMutation(
        await context.cart.removeLines(lines.map(({id}) => id)),
        'remove',
        context,
      ),
    () => [],
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
  if (!cart) return {...NO_CART, isMissing: Boolean(context.cart.getCartId())};
  const view = cartView(cart, context);
  const line = cart.lines.nodes.find(({id}) => id === lineId);
  if (!line?.merchandise.product.isGiftCard) {
    const problem = cartProblem('error', line ? 'badInput' : 'lineGone');
    return {...NO_CART, cart, view, problems: [problem]};
  }
  const others = line.attributes.flatMap(({key, value}) =>
    isOfRecipient({key}) ? [] : [{key, value: value ?? ''}],
  );
  return readMutation(
    await context.cart.updateLines([
      {id: lineId, attributes: [...others, ...recipient]},
    ]),
    'recipient',
    context,
  );
}

/**
 * The provider refuses a change as a whole when one of its lines is gone. Then
 * the cart is read and the rest is tried once more.
 */
async function withoutGoneLines<Line extends {readonly id: string}>(
  context: CartContext,
  lines: readonly Line[],
  change: (lines: readonly Line[]) => Promise<ProviderCartResult>,
  report: (gone: readonly Line[]) => readonly CartProblem[],
): Promise<ProviderCartResult> {
  const step = await change(lines);
  if (step.isMissing) return {...NO_CART, isMissing: true};
  if (!step.hasUnknownLines) return step;
  const present = await readProviderCart(context);
  if (!present) return {...NO_CART, isMissing: true};
  const view = cartView(present, context);
  const isPresent = ({id}: Line) => view.lines.some((line) => line.id === id);
  const left = lines.filter(isPresent);
  const rest =
    left.length > 0 ? await change(left) : {...NO_CART, cart: present, view};
  const gone = lines.filter((line) => !isPresent(line));
  return {...rest, problems: [...rest.problems, ...report(gone)]};
}

/**
 * Moves the cart to the country of the request when it is in another one.
 *
 * @returns whether there is a cart.
 */
async function moveToCountryOfPage(context: CartContext): Promise<boolean> {
  const {country} = context.storefront.i18n;
  const cart = await readProviderCart(context);
  if (!cart || cart.buyerIdentity.countryCode === country) return cart !== null;
  return !(await setCartCountry(context, country)).isMissing;
}

/** Reports those of the lines that hold `MOST_PER_LINE`: they were asked for more. */
function withCapNotices(
  step: ProviderCartResult,
  lineIds: readonly string[],
): ProviderCartResult {
  const notices = (step.view?.lines ?? [])
    .filter(
      ({id, quantity}) => lineIds.includes(id) && quantity === MOST_PER_LINE,
    )
    .map(({key, title, quantity}) =>
      cartProblem('warning', 'cappedQuantity', {
        lineKey: key,
        subject: title,
        quantity,
      }),
    );
  return {...step, problems: [...step.problems, ...notices]};
}
