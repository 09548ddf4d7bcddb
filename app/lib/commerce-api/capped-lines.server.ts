import {CART_LINE_QUANTITIES_QUERY} from '~/graphql/storefront/cart';
import {planAdd, type WantedLine} from '../cart/add-plan';
import {lineKey} from '../cart/line-key';
import {MOST_PER_LINE} from '../cart/quantity';
import type {RequestContext} from '../context.server';
import type {Operation} from './ask-provider.server';
import {withReplacedList} from './replaced-argument';

/** Where the mutations of the cart have lines. */
const PLACES = new Map([
  ['cartCreate', {path: ['input', 'lines'], items: 'CartLineInput'}],
  ['cartLinesAdd', {path: ['lines'], items: 'CartLineInput'}],
  ['cartLinesUpdate', {path: ['lines'], items: 'CartLineUpdateInput'}],
]);

/** A line of a client's that was checked; see `argumentsFault`. */
type GivenLine = Pick<WantedLine, 'merchandiseId'> & {
  readonly [Name in Exclude<keyof WantedLine, 'merchandiseId'>]?:
    WantedLine[Name] | null;
};

/**
 * Sends no more of a line than makes 10 of it (spec §5, §9): lines that are the
 * same are joined, and what the cart has of them already counts. What two additions
 * at the same moment bring above it, `withoutExcess` takes back.
 *
 * @throws {ProviderError} when the cart cannot be read; nothing was added then.
 */
export async function withCappedLines<Given extends Operation>(
  given: Given,
  {storefront}: Pick<RequestContext, 'storefront'>,
): Promise<Given> {
  const {call} = given;
  const place = call ? PLACES.get(call.field) : undefined;
  const lines = place?.path.reduce<unknown>(
    (value, name) =>
      (value as Readonly<Record<string, unknown>> | null | undefined)?.[name],
    call?.arguments,
  );
  if (!call || !place || !Array.isArray(lines)) return given;
  if (call.field === 'cartLinesUpdate') return withLines(given, lines);
  const present =
    call.field === 'cartLinesAdd'
      ? await quantities(storefront, String(call.arguments.cartId))
      : new Map<string, number>();
  const {additions} = planAdd(
    [],
    (lines as readonly GivenLine[]).map(wantedLine),
  );
  const room = additions.flatMap((line) => {
    const left = MOST_PER_LINE - (present.get(lineKey(line)) ?? 0);
    return left > 0 ? [{...line, quantity: Math.min(line.quantity, left)}] : [];
  });
  return withLines(given, room);
}

/** The operation with other lines; the same one where it has no place for them. */
export function withLines<Given extends Operation>(
  given: Given,
  lines: readonly unknown[],
): Given {
  const place = given.call ? PLACES.get(given.call.field) : undefined;
  return place ? {...given, ...withReplacedList(given, place, lines)} : given;
}

function wantedLine({
  merchandiseId,
  quantity,
  sellingPlanId,
  attributes,
}: GivenLine): WantedLine {
  return {
    merchandiseId,
    quantity: quantity ?? 1,
    ...(sellingPlanId && {sellingPlanId}),
    ...(attributes && {attributes}),
  };
}

/** Quantities of a cart's lines by their keys; none for a cart that is not there. */
async function quantities(
  storefront: RequestContext['storefront'],
  cartId: string,
): Promise<ReadonlyMap<string, number>> {
  const {cart} = await storefront.query(CART_LINE_QUANTITIES_QUERY, {
    variables: {cartId},
    cache: storefront.CacheNone(),
  });
  return new Map(
    (cart?.lines.nodes ?? []).map((line) => [
      lineKey({
        merchandiseId: line.merchandise.id,
        sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
        attributes: line.attributes,
      }),
      line.quantity,
    ]),
  );
}
