import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import type {WantedLine} from './line-key';
import {MOST_CODES, MOST_LINES, parseQuantity} from './quantity';

/** A cart that a link describes: `/cart/{variant}:{quantity},…` and its query. */
export interface Permalink {
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
