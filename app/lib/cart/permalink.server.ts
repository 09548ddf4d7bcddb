import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import {performCartAction, type CartActionResult} from './cart-actions.server';
import {tryCodes, withRefusedCodes} from './cart-codes.server';
import {withoutExcess} from './cart-lines.server';
import {logCartFailure} from './cart-log.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {visitorsCheckoutUrl} from './checkout-url.server';
import type {WantedLine} from './line-key';
import {
  makeCart,
  NO_CART,
  withProblems,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';
import {MOST_CODES, MOST_LINES, parseQuantity} from './quantity';

/** A cart that a link describes: `/cart/{variant}:{quantity},…` and its query. */
interface Permalink {
  readonly lines: WantedLine[];
  readonly discountCodes: string[];
  readonly note: string;
  readonly attributes: {key: string; value: string}[];
  /** It leads to the cart instead of the checkout (`storefront=true`). */
  readonly isForCart: boolean;
  /** What the checkout itself understands: a buyer's data, a campaign. */
  readonly checkoutQuery: URLSearchParams;
}

/** As the cart's form takes it. */
const CODE = /^\P{Cc}{1,100}$/u;

/** Parameters that go along to the checkout. */
const FOR_CHECKOUT = /^(?:checkout\[|utm_|(?:ref|payment)$)/;

/** The code of a link without spaces at its ends; `null` for what can be none. */
export function linkedCode(text: string): string | null {
  const code = text.trim();
  return CODE.test(code) ? code : null;
}

/**
 * Reads a cart permalink as Shopify's are written. What cannot be a code, and text with
 * control characters, is left out.
 *
 * @param lines `41:1,42:2`: ids of variants with quantities; 0 adds nothing.
 * @returns `null` when `lines` is something else, or adds nothing.
 */
export function parsePermalink(
  lines: string,
  search: URLSearchParams,
): Permalink | null {
  const wanted = parseLines(lines);
  if (!wanted) return null;
  const plain = [...search].filter(
    ([name, value]) => !CONTROL_CHARACTER.test(name + value),
  );
  return {
    lines: wanted,
    discountCodes: search
      .getAll('discount')
      .flatMap((codes) => codes.split(','))
      .flatMap((code) => linkedCode(code) ?? [])
      .slice(0, MOST_CODES),
    note: new URLSearchParams(plain).get('note') ?? '',
    attributes: plain.flatMap(([name, value]) => {
      const key = /^attributes\[(.+)\]$/.exec(name)?.[1];
      return key ? [{key, value}] : [];
    }),
    isForCart: search.get('storefront') === 'true',
    checkoutQuery: new URLSearchParams(
      plain.filter(([name]) => FOR_CHECKOUT.test(name)),
    ),
  };
}

function parseLines(text: string): WantedLine[] | null {
  const lines: WantedLine[] = [];
  const pairs = text.split(',');
  for (const pair of pairs) {
    const [, variant, typed] = /^(\d{1,20}):(\d{1,15})$/.exec(pair) ?? [];
    const quantity = parseQuantity(typed);
    if (!variant || quantity === null) return null;
    const merchandiseId = `gid://shopify/ProductVariant/${variant}`;
    if (quantity > 0) lines.push({merchandiseId, quantity});
  }
  return lines.length > 0 && pairs.length <= MOST_LINES ? lines : null;
}

interface OpenedPermalink {
  /** Of a cart of its own; `null` when nothing of it can be bought. */
  readonly checkoutUrl: string | null;
  /** What is otherwise than the link says. */
  readonly problems: readonly CartProblem[];
}

/**
 * Makes the cart of a permalink, apart from the visitor's own. Variants that the
 * provider does not know are left out and reported. Never throws.
 *
 * @param context with a cart handler that holds no cart; see `separateCart`.
 */
export async function openPermalink(
  context: CartContext,
  link: Permalink,
): Promise<OpenedPermalink> {
  try {
    const {cart, problems} = await tryCodes(
      context,
      link.discountCodes.length,
      () => makeLinkedCart(context, link),
    );
    const isEmpty = !cart?.lines.nodes.length;
    const checkout = isEmpty
      ? null
      : visitorsCheckoutUrl(cart.checkoutUrl, context);
    return {
      checkoutUrl: checkout && withQuery(checkout, link.checkoutQuery),
      problems,
    };
  } catch (error) {
    logCartFailure(context, 'create', error);
    return {
      checkoutUrl: null,
      problems: [cartProblem('error', 'unavailable')],
    };
  }
}

async function makeLinkedCart(
  context: CartContext,
  {lines, discountCodes, note, attributes}: Permalink,
): Promise<ProviderCartResult> {
  const make = async (wanted: WantedLine[]) => {
    const input = {lines: wanted, discountCodes, note, attributes};
    const made = await makeCart(context, input);
    return withRefusedCodes(await withoutExcess(context, made), discountCodes);
  };
  const first = await make(lines);
  // The provider refuses the whole cart for one variant that it does not know.
  const known = lines.filter((_, at) => !first.unknownLines.includes(at));
  if (known.length === lines.length) return first;
  const {problems, ...rest} = known.length > 0 ? await make(known) : NO_CART;
  const gone = cartProblem('warning', 'merchandiseGone');
  return withProblems({...rest, problems: [gone]}, problems);
}

function withQuery(checkoutUrl: string, query: URLSearchParams): string {
  const url = new URL(checkoutUrl);
  for (const [name, value] of query) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/**
 * Adds the lines and codes of a permalink with `storefront=true` to the visitor's own
 * cart; its note stays the visitor's. Never throws.
 */
export async function addPermalink(
  context: CartContext,
  {lines, discountCodes: codes}: Permalink,
): Promise<CartActionResult> {
  const added = await performCartAction({kind: 'add', lines}, context);
  if (added.status !== 200 || codes.length === 0) return added;
  const coded = await performCartAction(
    {kind: 'addDiscountCodes', codes},
    context,
  );
  const cookies = [...added.cookies, ...coded.cookies];
  return {...coded, problems: [...added.problems, ...coded.problems], cookies};
}
