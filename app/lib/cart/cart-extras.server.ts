import {CART_GIFT_CARD_CODES_REMOVE_MUTATION} from '~/graphql/storefront/cart';
import {cartProblem} from './cart-problem';
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

/**
 * Replaces the discount codes. A new code that the provider does not know or
 * that does not fit the cart stays in it, marked as not applicable, and is
 * reported. It counts as wrong when it comes, not again with the next one. A missing
 * cart is made.
 */
export async function setDiscountCodes(
  context: CartContext,
  codes: readonly string[],
  added: string | null,
): Promise<ProviderCartResult> {
  const before = codes.length > 0 ? await readProviderCart(context) : null;
  const present = (before?.discountCodes ?? []).map(({code}) => code);
  const untried = codes.filter((code) => !isAmong(present, code));
  const refusedOf = ({view}: ProviderCartResult, some: readonly string[]) =>
    (view?.discountCodes ?? []).filter(
      ({code, isApplicable}) => !isApplicable && isAmong(some, code),
    );
  const step = await tryCodes(
    context,
    untried.length,
    () =>
      orCreate(context, {discountCodes: [...codes]}, async () =>
        readMutation(
          await context.cart.updateDiscountCodes([...codes]),
          'discountCodes',
          context,
        ),
      ),
    (result) => refusedOf(result, untried).length,
  );
  const [refused] = refusedOf(step, added ? [added] : []);
  if (!refused) return step;
  const notice = cartProblem('warning', 'discountNotApplicable', {
    subject: refused.code,
  });
  return {...step, problems: [...step.problems, notice]};
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
