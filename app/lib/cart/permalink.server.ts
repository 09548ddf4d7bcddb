import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import {performCartAction, type CartActionResult} from './cart-actions.server';
import {logCartFailure} from './cart-log.server';
import {tryCodes} from './code-limit.server';
import {cartProblem, type CartProblem} from './cart-problem';
import type {WantedLine} from './line-key';
import {MOST_CODES, MOST_LINES, parseQuantity} from './quantity';
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

/** A cart that a link describes: `/cart/{variant}:{quantity},…` and its query. */
interface Permalink {
  readonly lines: readonly WantedLine[];
  readonly discountCodes: readonly string[];
  readonly note: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: string;
  }[];
  /** It leads to the cart instead of the checkout (`storefront=true`). */
  readonly isForCart: boolean;
  /** What the checkout itself understands: a buyer's data, a campaign. */
  readonly checkoutQuery: URLSearchParams;
}

/** Characters and counts that the provider takes at most. */
const LONGEST_NOTE = 5000;
const LONGEST_KEY = 250;
const LONGEST_VALUE = 5000;
const MOST_ATTRIBUTES = 50;
const CODE = /^\P{Cc}{1,100}$/u;

/** Parameters that go along to the checkout. */
const FOR_CHECKOUT = /^(?:checkout\[|utm_|(?:ref|payment)$)/;

/**
 * Reads a cart permalink as Shopify's are written. A variant that is named twice is
 * one line; what the query holds too much of is left out.
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
  const checkoutQuery = new URLSearchParams(
    [...search].filter(([name]) => FOR_CHECKOUT.test(name)),
  );
  return {
    lines: wanted,
    discountCodes: search
      .getAll('discount')
      .flatMap((codes) => codes.split(','))
      .map((code) => code.trim())
      .filter((code) => CODE.test(code))
      .slice(0, MOST_CODES),
    note: plain(search.get('note') ?? '').slice(0, LONGEST_NOTE),
    attributes: attributesOf(search),
    isForCart: search.get('storefront') === 'true',
    checkoutQuery,
  };
}

function parseLines(text: string): WantedLine[] | null {
  const pairs = text.split(',');
  if (pairs.length > MOST_LINES) return null;
  const lines: WantedLine[] = [];
  for (const pair of pairs) {
    const [, variant, typed] = /^(\d{1,20}):(\d{1,15})$/.exec(pair) ?? [];
    const quantity = parseQuantity(typed);
    if (!variant || quantity === null) return null;
    if (quantity > 0) {
      lines.push({
        merchandiseId: `gid://shopify/ProductVariant/${variant}`,
        quantity,
      });
    }
  }
  return lines.length > 0 ? lines : null;
}

/** The text, or nothing where it holds control characters. */
function plain(text: string): string {
  return CONTROL_CHARACTER.test(text) ? '' : text;
}

function attributesOf(search: URLSearchParams): Permalink['attributes'] {
  return [...search]
    .flatMap(([name, value]) => {
      const key = /^attributes\[(.+)\]$/.exec(name)?.[1];
      return key &&
        plain(key + value) &&
        key.length <= LONGEST_KEY &&
        value.length <= LONGEST_VALUE
        ? [{key, value}]
        : [];
    })
    .slice(0, MOST_ATTRIBUTES);
}
