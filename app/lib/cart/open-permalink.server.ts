import {performCartAction, type CartActionResult} from './cart-actions.server';
import {logCartFailure} from './cart-log.server';
import {tryCodes} from './code-limit.server';
import {cartProblem, type CartProblem} from './cart-problem';
import type {Permalink} from './permalink';
import {
  makeCart,
  NO_CART,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {withoutExcess} from './cart-lines.server';

/** What a permalink to the checkout came to. */
interface OpenedPermalink {
  /** Of a cart of its own; `null` when nothing of it can be bought. */
  readonly checkoutUrl: string | null;
  /** What is otherwise than the link says. */
  readonly problems: readonly CartProblem[];
}

/**
 * Makes the cart of a permalink, apart from the visitor's own. Variants that the
 * provider does not know are left out and reported, as is everything else that is
 * otherwise than asked. Never throws.
 *
 * @param context with a cart handler that holds no cart; see `separateCart`.
 */
export async function openPermalink(
  context: CartContext,
  link: Permalink,
): Promise<OpenedPermalink> {
  try {
    const step = await tryCodes(context, link.discountCodes.length, () =>
      makeLinkedCart(context, link),
    );
    const checkout = step.view?.checkoutUrl ?? null;
    return {
      checkoutUrl: checkout && withQuery(checkout, link.checkoutQuery),
      problems: [...step.problems, ...refusedCodes(step)],
    };
  } catch (error) {
    logCartFailure(context, 'create', error);
    return {
      checkoutUrl: null,
      problems: [cartProblem('error', 'unavailable')],
    };
  }
}

/**
 * Adds the lines and codes of a permalink with `storefront=true` to the visitor's own
 * cart; its note stays the visitor's. Never throws.
 */
export async function addPermalink(
  context: CartContext,
  {lines, discountCodes}: Permalink,
): Promise<CartActionResult> {
  const added = await performCartAction(
    {kind: 'add', lines: [...lines]},
    context,
  );
  if (added.snapshot.status !== 'ready' || discountCodes.length === 0) {
    return added;
  }
  const coded = await performCartAction(
    {kind: 'addDiscountCodes', codes: [...discountCodes]},
    context,
  );
  return {
    ...coded,
    problems: [...added.problems, ...coded.problems],
    cookies: coded.cookies.length > 0 ? coded.cookies : added.cookies,
  };
}

async function makeLinkedCart(
  context: CartContext,
  {lines, discountCodes, note, attributes}: Permalink,
): Promise<ProviderCartResult> {
  const make = async (wanted: typeof lines) =>
    withoutExcess(
      context,
      await makeCart(context, {
        lines: wanted.map(({merchandiseId, quantity}) => ({
          merchandiseId,
          quantity,
        })),
        ...(discountCodes.length > 0 && {discountCodes: [...discountCodes]}),
        ...(note && {note}),
        ...(attributes.length > 0 && {attributes: [...attributes]}),
      }),
    );
  const first = await make(lines);
  // The provider refuses the whole cart for one variant that it does not know.
  const known = lines.filter((_, at) => !first.unknownLines.includes(at));
  if (known.length === lines.length) return first;
  const rest = known.length > 0 ? await make(known) : NO_CART;
  const gone = cartProblem('warning', 'merchandiseGone');
  return {...rest, problems: [gone, ...rest.problems]};
}

function refusedCodes({view}: ProviderCartResult): CartProblem[] {
  return (view?.discountCodes ?? [])
    .filter(({isApplicable}) => !isApplicable)
    .map(({code}) =>
      cartProblem('warning', 'discountNotApplicable', {subject: code}),
    );
}

/** Adds parameters to the checkout's address; those that it has stay. */
function withQuery(checkoutUrl: string, query: URLSearchParams): string {
  const url = new URL(checkoutUrl);
  for (const [name, value] of query) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
