import type {Cart, CartLine} from './cart';
import {cartLineId} from './cart-id';
import type {CartMessages} from './cart-messages';
import type {CartWarning} from './cart-problem';

/** What the stock rule needs to know of the shop. */
interface StockRules {
  readonly messages: CartMessages;
  /** The most units of a variant that can be bought; `Infinity` without limit. */
  readonly purchasable: (variantId: string) => number;
  /** The product's title in the request's language. */
  readonly titleOf: (variantId: string) => string;
}

/**
 * Cuts quantities down to stock as the provider does: every change of a cart checks all
 * its lines. Lines of one variant share its stock; lines in `changedIds` get only what
 * the others leave.
 *
 * A line that was cut gets `MERCHANDISE_NOT_ENOUGH_STOCK`. When nothing is left, a new
 * line gets the quantity 0. A line that was already in the cart keeps its quantity but
 * cannot grow: `MERCHANDISE_OUT_OF_STOCK`.
 */
export function limitToStock(
  before: Cart,
  lines: readonly CartLine[],
  changedIds: ReadonlySet<string>,
  rules: StockRules,
): {lines: readonly CartLine[]; warnings: readonly CartWarning[]} {
  const left = new Map<string, number>();
  const outcome = new Map<string, {line: CartLine; warning?: CartWarning}>();
  const ordered = [
    ...lines.filter(({id}) => !changedIds.has(id)),
    ...lines.filter(({id}) => changedIds.has(id)),
  ];
  for (const line of ordered) {
    const stock = rules.purchasable(line.variantId);
    const available = left.get(line.variantId) ?? stock;
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    outcome.set(
      line.id,
      quantity === line.quantity
        ? {line}
        : limitLine(before, line, quantity, stock, rules),
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
  const soldOut = stock === 0;
  return {
    line: {...line, quantity: Math.min(line.quantity, known?.quantity ?? 0)},
    warning: {
      code: soldOut
        ? 'MERCHANDISE_OUT_OF_STOCK'
        : 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: soldOut
        ? messages.soldOut(titleOf(line.variantId))
        : messages.notEnoughStock(0),
      target,
    },
  };
}
