import {planAdd, type WantedLine} from './add-plan';
import {setCartCountry} from './cart-country.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {isOfRecipient} from './gift-recipient';
import {cartView, type ProviderCart} from './cart-view.server';
import {
  makeCart,
  NO_CART,
  readMutation,
  readProviderCart,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {MOST_PER_LINE} from './quantity';

/**
 * Adds lines so that none exceeds 10. The cart first gets the country of the page
 * that they are added from, so that they cost what the page says. Without a cart, or with one that the
 * provider no longer knows, a new one is made from them; the addition is
 * repeated once at most.
 */
export async function addLines(
  context: CartContext,
  wanted: readonly WantedLine[],
): Promise<ProviderCartResult> {
  const present = await inCountryOfPage(
    context,
    await readProviderCart(context),
  );
  const view = present && cartView(present, context);
  const plan = planAdd(view?.lines ?? [], wanted);
  if (!present || !view) {
    return withCapNotices(await createCart(context, wanted), plan.cappedKeys);
  }
  let step: ProviderCartResult = {...NO_CART, cart: present, view};
  if (plan.updates.length > 0) {
    step = readMutation(
      await context.cart.updateLines([...plan.updates]),
      'add',
      context,
    );
  }
  if (plan.additions.length > 0 && !step.isMissing) {
    const added = readMutation(
      await context.cart.addLines(plan.additions.map(toInput)),
      'add',
      context,
    );
    step = {...added, problems: [...step.problems, ...added.problems]};
  }
  // Ordered in another tab since we read it.
  if (step.isMissing) step = await createCart(context, wanted);
  return withoutExcess(context, withCapNotices(step, plan.cappedKeys));
}

/** Sets lines back to 10 that an addition in another tab at the same moment took above it. */
async function withoutExcess(
  context: CartContext,
  step: ProviderCartResult,
): Promise<ProviderCartResult> {
  const excess = (step.view?.lines ?? []).filter(
    ({quantity}) => quantity > MOST_PER_LINE,
  );
  if (excess.length === 0) return step;
  const lines = excess.map(({id}) => ({id, quantity: MOST_PER_LINE}));
  const capped = withCapNotices(
    readMutation(await context.cart.updateLines(lines), 'update', context),
    excess.map(({key}) => key),
  );
  return {...capped, problems: [...step.problems, ...capped.problems]};
}

/**
 * Sets lines to absolute quantities; 0 removes one. Lines that are gone are left
 * out and reported, the others are still changed. Without a cart there is
 * nothing to change, and none is made: Hydrogen would send a change without an id.
 */
export async function updateLines(
  context: CartContext,
  lines: readonly {readonly id: string; readonly quantity: number}[],
  {isCapped}: {readonly isCapped: boolean},
): Promise<ProviderCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  const change = async (changed: typeof lines): Promise<ProviderCartResult> =>
    readMutation(
      await context.cart.updateLines([...changed]),
      'update',
      context,
    );
  const step = await withoutGoneLines(context, lines, change, (gone) =>
    // A line that was to be removed and is gone is no problem.
    gone.some(({quantity}) => quantity > 0)
      ? [cartProblem('warning', 'lineGone')]
      : [],
  );
  const capped = isCapped
    ? lines.find(({quantity}) => quantity === MOST_PER_LINE)
    : undefined;
  const key = step.view?.lines.find(({id}) => id === capped?.id)?.key;
  return key ? withCapNotices(step, [key]) : step;
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

/** The cart, moved to the country of the request when it is in another one. */
async function inCountryOfPage(
  context: CartContext,
  cart: ProviderCart | null,
): Promise<ProviderCart | null> {
  const {country} = context.storefront.i18n;
  if (!cart || cart.buyerIdentity.countryCode === country) return cart;
  const moved = await setCartCountry(context, country);
  return moved.isMissing ? null : (moved.cart ?? cart);
}

function createCart(
  context: CartContext,
  wanted: readonly WantedLine[],
): Promise<ProviderCartResult> {
  const {additions} = planAdd([], wanted);
  return makeCart(context, {lines: additions.map(toInput)});
}

function toInput({attributes, ...line}: WantedLine) {
  return {...line, ...(attributes && {attributes: [...attributes]})};
}

/** Reports the lines of `keys` that hold the most per line: they were asked for more. */
export function withCapNotices(
  step: ProviderCartResult,
  keys: readonly string[],
): ProviderCartResult {
  const notices = (step.view?.lines ?? [])
    .filter(
      ({key, quantity}) => keys.includes(key) && quantity === MOST_PER_LINE,
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
