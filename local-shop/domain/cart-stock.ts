import type {Cart, CartLine} from './cart';
import {cartLineId} from './cart-id';
import type {CartMessages} from './cart-messages';
import type {CartWarning} from './cart-problem';

/** What the stock rule needs to know of the shop. */
interface StockRules {
  /** Changed lines get stock before the others. */
  readonly changedFirst: boolean;
  readonly messages: CartMessages;
  /** The most units of a variant that can be bought; `Infinity` without limit. */
  readonly purchasable: (variantId: string) => number;
  /** Title of product and variant in the request's language. */
  readonly titleOf: (variantId: string) => string;
}

/**
 * Cuts quantities down to stock as Shopify does: every change of a cart checks all its lines. Lines of one
 * variant share its stock; a line in `changedIds` that was added gets only what the other lines leave, one
 * that was updated comes first.
 *
 * A line that was cut gets `MERCHANDISE_NOT_ENOUGH_STOCK`. When nothing is left for it, a new line gets the
 * quantity 0 and `MERCHANDISE_OUT_OF_STOCK`, which comes again with each change. A line that was already in
 * the cart keeps its quantity, but cannot grow.
 */
export function limitToStock(
  before: Cart,
  lines: readonly CartLine[],
  changedIds: ReadonlySet<string>,
  rules: StockRules,
): {lines: readonly CartLine[]; warnings: readonly CartWarning[]} {
  const left = new Map<string, number>();
  const outcome = new Map<string, {line: CartLine; warning?: CartWarning}>();
  const others = lines.filter(({id}) => !changedIds.has(id));
  const changed = lines.filter(({id}) => changedIds.has(id));
  const ordered = rules.changedFirst
    ? [...changed, ...others]
    : [...others, ...changed];
  for (const line of ordered) {
    const stock = rules.purchasable(line.variantId);
    const isChanged = changedIds.has(line.id);
    const available = left.get(line.variantId) ?? stock;
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    outcome.set(
      line.id,
      quantity === line.quantity && quantity > 0
        ? {line}
        : limitLine(before, line, quantity, stock, isChanged, rules),
    );
  }
  const outcomes = lines.flatMap(({id}) => outcome.get(id) ?? []);
  return {
    lines: outcomes.map(({line}) => line),
    warnings: outcomes.flatMap(({warning}) => warning ?? []),
  };
}

function limitLine(
  before: Cart,
  line: CartLine,
  quantity: number,
  stock: number,
  isChanged: boolean,
  {messages, titleOf}: StockRules,
): {line: CartLine; warning: CartWarning} {
  const known = before.lines.find(
    ({id, variantId}) => id === line.id && variantId === line.variantId,
  );
  const target = cartLineId(before, line);
  if (quantity > 0) {
    return {
      line: {...line, quantity},
      warning: {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: messages.notEnoughStock(quantity),
        target,
      },
    };
  }
  // A line that was there keeps its units when the stock is gone, or when it should grow.
  const kept = stock === 0 || isChanged ? (known?.quantity ?? 0) : 0;
  const isSoldOut = stock === 0 || kept === 0;
  return {
    line: {...line, quantity: Math.min(line.quantity, kept)},
    warning: {
      code: isSoldOut
        ? 'MERCHANDISE_OUT_OF_STOCK'
        : 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: isSoldOut
        ? messages.soldOut(titleOf(line.variantId))
        : messages.notEnoughStock(0),
      target,
    },
  };
}
