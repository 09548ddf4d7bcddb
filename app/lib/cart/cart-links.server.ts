import {isbot} from 'isbot';
import {SOURCE_PARAMETER} from '~/lib/consent/visit-source';
import {CONTROL_CHARACTER} from '~/lib/text/control-characters';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {localizedPath, withoutLocale, type Locale} from '~/lib/i18n/locale';
import {performCartAction, withoutExcess} from './cart-actions.server';
import {type CartActionResult} from './cart-view.server';
import {
  areCodesRefused,
  tryCodes,
  withRejectedCodes,
} from './cart-codes.server';
import {
  type CartContext,
  makeCart,
  sendAcceptedLines,
  type ShopifyCartResult,
  withProblems,
  withVisitorConsent,
} from './shopify-cart.server';
import {cartProblem} from './cart-problem';
import {visitorsCheckoutUrl} from './checkout-url.server';
import {type CartLineInput, parseQuantity} from './cart-line';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {MAX_CODES, MAX_LINES} from '~/lib/limits/limits';

/** Browsers mark prefetches with these; the last two are old. */
const PREFETCH_HEADERS = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/**
 * Whether a person opened the link, rather than a crawler, a mail scanner or an embedded image.
 * @throws {Response} 503 for a prefetch; the browser requests the link again when it is opened.
 */
export function isOpened({method, headers}: Request): boolean {
  const isPrefetch = PREFETCH_HEADERS.some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  );
  if (isPrefetch) throw new Response(null, {status: 503});
  const mode = headers.get('Sec-Fetch-Mode') ?? 'navigate';
  return (
    method === 'GET' && mode === 'navigate' && !isbot(headers.get('User-Agent'))
  );
}

/** Target of `/discount/{code}`: `?redirect=` on this site, else the home page; keeps the query. */
export function discountTarget(
  search: URLSearchParams,
  locale: Locale,
): string {
  const wanted = sameOriginPath(search.get('redirect')) ?? '/';
  const {pathname, searchParams, hash} = new URL(
    wanted,
    'https://same-origin.invalid',
  );
  for (const [name, value] of search) {
    if (name !== 'redirect' && !searchParams.has(name)) {
      searchParams.append(name, value);
    }
  }
  const path = locale.prefix
    ? localizedPath(withoutLocale(pathname), locale)
    : pathname;
  const query = searchParams.toString();
  return `${path}${query && `?${query}`}${hash}`;
}

/** `/cart/{variant}:{quantity},…` and its query. */
interface Permalink {
  readonly lines: CartLineInput[];
  readonly discountCodes: string[];
  readonly note: string;
  readonly attributes: {key: string; value: string}[];
  /** `storefront=true`: leads to the cart instead of the checkout. */
  readonly isForCart: boolean;
  /** Parameters passed on to the checkout. */
  readonly checkoutQuery: URLSearchParams;
}

const CODE = /^\P{Cc}{1,100}$/u;

const CHECKOUT_PARAMETER = /^(?:checkout\[|utm_|(?:ref|payment)$)/;

/** A link's code, trimmed; `null` when it is not a valid code. */
export function linkedCode(text: string): string | null {
  const code = text.trim();
  return CODE.test(code) ? code : null;
}

/**
 * Parses a Shopify cart permalink, without invalid codes and control characters.
 * @returns `null` when `lines`, such as `41:1,42:2`, is malformed or adds nothing.
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
      .slice(0, MAX_CODES),
    note: new URLSearchParams(plain).get('note') ?? '',
    attributes: plain.flatMap(([name, value]) => {
      const key = /^attributes\[(.+)\]$/.exec(name)?.[1];
      return key ? [{key, value}] : [];
    }),
    isForCart: search.get('storefront') === 'true',
    checkoutQuery: new URLSearchParams(
      plain.filter(
        ([name]) =>
          CHECKOUT_PARAMETER.test(name) || SOURCE_PARAMETER.test(name),
      ),
    ),
  };
}

function parseLines(text: string): CartLineInput[] | null {
  const lines: CartLineInput[] = [];
  const pairs = text.split(',');
  for (const pair of pairs) {
    const [, variant, typed] = /^(\d{1,20}):(\d{1,15})$/.exec(pair) ?? [];
    const quantity = parseQuantity(typed);
    if (!variant || quantity === null) return null;
    const merchandiseId = `gid://shopify/ProductVariant/${variant}`;
    if (quantity > 0) lines.push({merchandiseId, quantity});
  }
  return lines.length > 0 && pairs.length <= MAX_LINES ? lines : null;
}

/**
 * Creates a permalink's own cart, by the handler of `separateCart`; its `checkoutUrl` is `null`
 * when nothing is available. Never throws.
 */
export async function openPermalink(context: CartContext, link: Permalink) {
  try {
    const tried = await tryCodes(context, link.discountCodes.length, () =>
      makeLinkedCart(context, link),
    );
    const {cart, problems} = areCodesRefused(tried)
      ? withProblems(
          await makeLinkedCart(context, {...link, discountCodes: []}),
          tried.problems,
        )
      : tried;
    const told = cart?.lines.nodes.length
      ? await withVisitorConsent(cart, context)
      : null;
    const checkout = visitorsCheckoutUrl(told?.checkoutUrl, context);
    return {
      checkoutUrl: checkout && withQuery(checkout, link.checkoutQuery),
      problems,
    };
  } catch (error) {
    log(context, 'error', CART_EVENTS.create, {reason: namedReason(error)});
    return {
      checkoutUrl: null,
      problems: [cartProblem('error', 'unavailable')],
    };
  }
}

async function makeLinkedCart(
  context: CartContext,
  {lines, discountCodes, note, attributes}: Permalink,
): Promise<ShopifyCartResult> {
  const make = async (wanted: CartLineInput[]) => {
    const input = {lines: wanted, discountCodes, note, attributes};
    const made = await makeCart(context, input);
    return withRejectedCodes(await withoutExcess(context, made), discountCodes);
  };
  return sendAcceptedLines(lines, make);
}

function withQuery(checkoutUrl: string, query: URLSearchParams): string {
  const url = new URL(checkoutUrl);
  for (const [name, value] of query) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/** Adds a permalink's lines and codes, but not its note, to the visitor's cart. Never throws. */
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
