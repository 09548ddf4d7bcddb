import {CART_GIFT_CARD_CODES_REMOVE_MUTATION} from '~/graphql/storefront/cart';
import {cartProblem, type CartProblem} from './cart-problem';
import {tryCodes} from './code-limit.server';
import {
  makeCart,
  NO_CART,
  readMutation,
  readProviderCart,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {MOST_CODES} from './quantity';

/** Session key of the gift cards' codes; see `addGiftCard`. */
const GIFT_CARDS = 'giftCardCodes';

/** Replaces the discount codes, as whoever takes one out does. A missing cart is made. */
export async function setDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  const present =
    codes.length > 0 ? codesOf(await readProviderCart(context)) : [];
  const untried = codes.filter((code) => !isAmong(present, code));
  return tryCodes(
    context,
    untried.length,
    () => sendDiscountCodes(context, codes),
    (step) => refusedOf(step, untried).length,
  );
}

/**
 * Adds discount codes to those in the cart. One that takes no effect is tried as a gift
 * card; when it is none either, it is reported and does not stay in the cart. In an
 * empty cart no code takes effect yet, and the provider does not tell whether it knows
 * it: there it stays, which is said. A missing cart is made.
 */
export async function addDiscountCodes(
  context: CartContext,
  added: readonly string[],
): Promise<ProviderCartResult> {
  const present = codesOf(await readProviderCart(context));
  const others = present.filter((code) => !isAmong(added, code));
  const all = [...others, ...added].slice(-MOST_CODES);
  const tryThem = async () => {
    const step = await sendDiscountCodes(context, all);
    const refused = refusedOf(step, added);
    if (refused.length === 0) return step;
    if (step.view?.lines.length === 0) {
      return refused.reduce(
        (waiting, subject) =>
          withProblem(
            waiting,
            cartProblem('warning', 'discountWaiting', {subject}),
          ),
        step,
      );
    }
    // As they are now: another tab may have added one since they were read.
    const left = codesOf(step.view).filter((code) => !isAmong(refused, code));
    return tryAsGiftCards(
      context,
      await sendDiscountCodes(context, left),
      refused,
    );
  };
  return tryCodes(
    context,
    added.length,
    tryThem,
    ({problems}) =>
      problems.filter(
        ({key}) => key === 'discountNotApplicable' || key === 'discountWaiting',
      ).length,
  );
}

async function tryAsGiftCards(
  context: CartContext,
  before: ProviderCartResult,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  let step = before;
  for (const subject of codes) {
    const tried = await addOneMore(context, subject);
    step = hasErrors(tried)
      ? withProblem(
          step,
          cartProblem('error', 'discountNotApplicable', {subject}),
        )
      : {...tried, problems: [...step.problems, ...tried.problems]};
  }
  return step;
}

/** Of a cart of the provider's or of its view. */
function codesOf(
  cart: {readonly discountCodes: readonly {readonly code: string}[]} | null,
): string[] {
  return (cart?.discountCodes ?? []).map(({code}) => code);
}

function sendDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  return orCreate(context, {discountCodes: [...codes]}, async () =>
    readMutation(
      await context.cart.updateDiscountCodes([...codes]),
      'discountCodes',
      context,
    ),
  );
}

/** Those of some discount codes that are in the cart and take no effect. */
function refusedOf(
  {view}: ProviderCartResult,
  some: readonly string[],
): string[] {
  return (view?.discountCodes ?? []).flatMap(({code, isApplicable}) =>
    !isApplicable && isAmong(some, code) ? code : [],
  );
}

function withProblem(
  step: ProviderCartResult,
  problem: CartProblem,
): ProviderCartResult {
  return {...step, problems: [...step.problems, problem]};
}

/**
 * Adds a gift card to those in the cart. The provider takes the whole list and
 * tells only the last characters of a code, so the codes are kept in the
 * visitor's own httpOnly session. Beyond `MOST_CODES` the oldest goes.
 *
 * @param typed as it is printed; spaces and hyphens do not count.
 */
export async function addGiftCard(
  context: CartContext,
  typed: string,
): Promise<ProviderCartResult> {
  // The other codes of the list were right before.
  return tryCodes(
    context,
    1,
    () => addOneMore(context, typed),
    (step) => (hasErrors(step) ? 1 : 0),
  );
}

async function addOneMore(
  context: CartContext,
  typed: string,
): Promise<ProviderCartResult> {
  const code = typed.replace(/[\s-]/g, '');
  const codes = [...new Set([...storedGiftCards(context), code])].slice(
    -MOST_CODES,
  );
  const set = (all: readonly string[]) =>
    orCreate(context, {giftCardCodes: [...all]}, async () =>
      readMutation(
        await context.cart.updateGiftCardCodes([...all]),
        'giftCard',
        context,
      ),
    );
  const step = await set(codes);
  if (!hasErrors(step)) {
    context.session.set(GIFT_CARDS, codes);
    return step;
  }
  if (codes.length === 1) return step;
  // A card of the list may be used up by now; the new one alone decides.
  const alone = await set([code]);
  if (hasErrors(alone)) return step;
  context.session.set(GIFT_CARDS, [code]);
  return {
    ...alone,
    problems: [...alone.problems, cartProblem('warning', 'giftCardReplaced')],
  };
}

/** Takes gift cards out of the cart by their ids in it. */
export async function removeGiftCards(
  context: CartContext,
  ids: readonly string[],
): Promise<ProviderCartResult> {
  const cartId = context.cart.getCartId();
  if (!cartId) return NO_CART;
  const {cartGiftCardCodesRemove, errors} = await context.storefront.mutate(
    CART_GIFT_CARD_CODES_REMOVE_MUTATION,
    {variables: {cartId, appliedGiftCardIds: [...ids]}},
  );
  const step = readMutation(
    {...cartGiftCardCodesRemove, errors},
    'removeGiftCards',
    context,
  );
  const left = step.view?.giftCards ?? [];
  const codes = storedGiftCards(context).filter((code) =>
    left.some(({lastCharacters}) =>
      normalized(code).endsWith(normalized(lastCharacters)),
    ),
  );
  if (codes.length > 0) context.session.set(GIFT_CARDS, codes);
  else context.session.unset(GIFT_CARDS);
  return step;
}

/** Replaces the order's note. */
export async function setNote(
  context: CartContext,
  note: string,
): Promise<ProviderCartResult> {
  return orCreate(context, {note}, async () =>
    readMutation(await context.cart.updateNote(note), 'note', context),
  );
}

/**
 * Carries the change out; where there is no cart, or the provider does not know
 * it, a new one is made with what the change sets.
 */
async function orCreate(
  context: CartContext,
  input: Parameters<CartContext['cart']['create']>[0],
  change: () => Promise<ProviderCartResult>,
): Promise<ProviderCartResult> {
  const step = context.cart.getCartId() ? await change() : null;
  return step && !step.isMissing ? step : makeCart(context, input);
}

/** Discount codes are compared as the provider does: without case. */
function isAmong(codes: readonly string[], code: string): boolean {
  return codes.some((other) => other.toLowerCase() === code.toLowerCase());
}

function hasErrors({problems}: ProviderCartResult): boolean {
  return problems.some(({severity}) => severity === 'error');
}

/** The gift cards that the visitor added, as he typed them but for spaces. */
export function storedGiftCards({
  session,
}: Pick<CartContext, 'session'>): string[] {
  const stored: unknown = session.get(GIFT_CARDS);
  return Array.isArray(stored)
    ? stored.filter((code) => typeof code === 'string')
    : [];
}

/** Codes are compared as the provider does: without spaces, hyphens and case. */
function normalized(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
