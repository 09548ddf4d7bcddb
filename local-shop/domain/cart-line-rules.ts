import type {Cart, CartAttribute, CartLine} from './cart';
import {findCartLine} from './cart-id';
import type {CartMessages} from './cart-messages';
import type {CartUserError} from './cart-problem';
import type {VariantEntry} from './catalogue-index';
import {giftRecipient, isMailable} from './gift-recipient';

/** Maximum number of lines in a cart: the storefront reads all in one page of 250. */
const MAX_CART_LINES = 250;

/** Far beyond any order, far below where sums lose precision. */
const MAX_QUANTITY = 1_000_000;

/** `CartLineInput` of the Storefront API. */
export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly AttributeInput[] | null;
  readonly sellingPlanId?: string | null;
  readonly parent?: CartLineParentInput | null;
}

/** `CartLineParentInput`: a line of the cart, or merchandise of the same request. */
interface CartLineParentInput {
  readonly lineId?: string | null;
  readonly merchandiseId?: string | null;
}

/** `CartLineUpdateInput` of the Storefront API; a field that is left out stays as it is. */
export interface CartLineUpdateInput extends Partial<
  Omit<CartLineInput, 'parent'>
> {
  readonly id: string;
}

/** `AttributeInput` of the Storefront API. */
export interface AttributeInput {
  readonly key: string;
  readonly value: string;
}

/** What the rules need to know of the shop. */
export interface LineRules {
  readonly messages: CartMessages;
  readonly variantById: ReadonlyMap<string, VariantEntry>;
  /** A new id, unique within the cart. */
  newId(): string;
  readonly now: Date;
}

/** The lines after a change, or why it is refused as a whole. */
export interface LineChange {
  readonly lines: readonly CartLine[];
  /** Lines that are new or have another quantity or merchandise. */
  readonly changedIds: ReadonlySet<string>;
  readonly errors: readonly CartUserError[];
}

/** Attributes as they are stored: of several with one key the last one counts. */
export function toAttributes(
  inputs: readonly AttributeInput[],
): readonly CartAttribute[] {
  return [
    ...new Map(inputs.map(({key, value}) => [key, {key, value}])).values(),
  ];
}

/**
 * What the shop allows of one line. `line` is the line to change; its variant is used when the input names
 * none.
 */
export function checkLine(
  input: CartLineUpdateInput,
  line: {readonly variantId?: string; readonly sellingPlanId: string | null},
  field: readonly string[],
  {messages, variantById, now}: LineRules,
): CartUserError[] {
  const {quantity} = input;
  const merchandiseId = input.merchandiseId ?? line.variantId ?? '';
  const sellingPlanId =
    input.sellingPlanId === undefined
      ? line.sellingPlanId
      : input.sellingPlanId;
  const entry = variantById.get(merchandiseId);
  const invalid = (name: string, message: string): CartUserError[] => [
    {code: 'INVALID', field: [...field, name], message},
  ];
  if (!entry) {
    return invalid('merchandiseId', messages.unknownMerchandise(merchandiseId));
  }
  if (sellingPlanId && !entry.variant.sellingPlanIds.includes(sellingPlanId)) {
    return [
      {
        code: 'SELLING_PLAN_NOT_APPLICABLE',
        field: [...field, 'sellingPlanId'],
        message: messages.unknownSellingPlan,
      },
    ];
  }
  if (entry.product.isPlanRequired && !sellingPlanId) {
    return [
      {
        code: 'VARIANT_REQUIRES_SELLING_PLAN',
        field: [...field, 'merchandiseId'],
        message: messages.needsSellingPlan,
      },
    ];
  }
  const recipient = giftRecipient(toAttributes(input.attributes ?? []));
  if (recipient && !(entry.product.isGiftCard && isMailable(recipient, now))) {
    return [
      {
        code: 'GIFT_CARD_RECIPIENT_INVALID',
        field: [...field, 'attributes'],
        message: messages.invalidRecipient,
      },
    ];
  }
  if (quantity != null && quantity < 0) {
    return invalid('quantity', messages.negativeQuantity);
  }
  if (quantity != null && quantity > MAX_QUANTITY) {
    return [
      {
        code: 'MAXIMUM_EXCEEDED',
        field: [...field, 'quantity'],
        message: messages.quantityTooLarge(MAX_QUANTITY),
      },
    ];
  }
  return [];
}

/** One level is allowed, and a variant is never nested below itself. */
export function checkParent(
  cart: Cart,
  inputs: readonly CartLineInput[],
  {merchandiseId, parent}: CartLineInput,
  field: readonly string[],
  {messages, variantById}: LineRules,
): CartUserError[] {
  if (!parent) return [];
  const line = findCartLine(cart, parent.lineId ?? '');
  const added = inputs.find(
    (input) => input.merchandiseId === parent.merchandiseId,
  );
  const refuse = (code: CartUserError['code'], message: string) => [
    {code, field, message},
  ];
  if (parent.lineId ? !line : !added) {
    const isInCart = cart.lines.some(
      ({variantId}) => variantId === parent.merchandiseId,
    );
    return isInCart
      ? refuse('PARENT_LINE_INVALID_REFERENCE', messages.parentByMerchandise)
      : refuse('PARENT_LINE_NOT_FOUND', messages.unknownParent);
  }
  const parentVariant = line?.variantId ?? parent.merchandiseId ?? '';
  if (variantById.get(parentVariant)?.variant.components) {
    return refuse('BUNDLES_AND_ADDONS_CANNOT_BE_MIXED', messages.addOnOfBundle);
  }
  const isTooDeep = parent.lineId
    ? line?.parentId !== undefined || line?.variantId === merchandiseId
    : added?.parent || parent.merchandiseId === merchandiseId;
  return isTooDeep
    ? refuse('PARENT_LINE_NESTING_TOO_DEEP', messages.nestingTooDeep)
    : [];
}

/** What the merchant allows of each changed line's variant. */
export function checkQuantities(
  cart: Cart,
  change: LineChange,
  {messages, variantById}: LineRules,
  indexOf: (line: CartLine) => number,
): LineChange {
  const errors = change.lines.flatMap((line): CartUserError[] => {
    const {id, variantId, quantity} = line;
    const rule = variantById.get(variantId)?.variant.quantityRule;
    if (!rule || !change.changedIds.has(id)) return [];
    const field = ['lines', String(indexOf(line)), 'quantity'];
    const {minimum, maximum, increment} = rule;
    if (quantity < minimum) {
      const message = messages.quantityTooSmall(minimum);
      return [{code: 'MINIMUM_NOT_MET', field, message}];
    }
    if (maximum !== null && quantity > maximum) {
      const message = messages.quantityTooLarge(maximum);
      return [{code: 'MAXIMUM_EXCEEDED', field, message}];
    }
    return quantity % increment === 0
      ? []
      : [
          {
            code: 'INVALID_INCREMENT',
            field,
            message: messages.wrongIncrement(increment),
          },
        ];
  });
  return errors.length > 0 ? refused(cart, errors) : change;
}

/** How many lines a cart may have. */
export function checkSize(
  cart: Cart,
  change: LineChange,
  {messages}: LineRules,
) {
  if (change.lines.length <= MAX_CART_LINES) return change;
  return refused(cart, [
    {
      code: 'MAXIMUM_EXCEEDED',
      field: ['lines'],
      message: messages.tooManyLines(MAX_CART_LINES),
    },
  ]);
}

/** The error for a line that is not in the cart. */
export function unknownLine(
  id: string,
  field: readonly string[],
  {messages}: LineRules,
): CartUserError {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: messages.unknownLine(id),
  };
}

/** The cart as it was, with the reasons. */
export function refused(
  cart: Cart,
  errors: readonly CartUserError[],
): LineChange {
  return {lines: cart.lines, changedIds: new Set(), errors};
}
