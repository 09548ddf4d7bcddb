import type {Cart, CartLine} from './cart';
import {findCartLine} from './cart-id';
import {
  type CartLineInput,
  type CartLineUpdateInput,
  type LineRules,
  type LineChange,
  toAttributes,
  checkLine,
  checkParent,
  checkQuantities,
  checkSize,
  unknownLine,
  refused,
} from './cart-line-rules';

/**
 * Adds lines: one that equals an existing line in merchandise, attributes, selling plan
 * and parent raises its quantity, others go in front, nested ones after their parent.
 * Quantity 0 adds nothing.
 */
export function addLines(
  cart: Cart,
  inputs: readonly CartLineInput[],
  rules: LineRules,
): LineChange {
  let lines = cart.lines;
  const changedIds = new Set<string>();
  const errors = inputs.flatMap((input, index) => {
    const field = ['lines', String(index)];
    return [
      ...checkLine(
        {...input, quantity: input.quantity ?? 1, id: ''},
        {sellingPlanId: null},
        field,
        rules,
      ),
      ...checkParent(cart, inputs, input, [...field, 'parent'], rules),
    ];
  });
  if (errors.length > 0) return refused(cart, errors);
  /** Ids of the request's lines by their merchandise. */
  const added = new Map<string, string>();
  const isNested = ({parent}: CartLineInput) => Boolean(parent);
  for (const input of inputs.toSorted(
    (a, b) => Number(isNested(a)) - Number(isNested(b)),
  )) {
    const {parent} = input;
    const parentId = parent?.lineId
      ? findCartLine(cart, parent.lineId)?.id
      : added.get(parent?.merchandiseId ?? '');
    const line: CartLine = {
      id: rules.newId(),
      variantId: input.merchandiseId,
      quantity: input.quantity ?? 1,
      attributes: toAttributes(input.attributes ?? []),
      sellingPlanId: input.sellingPlanId ?? null,
      ...(parentId !== undefined && {parentId}),
    };
    if (line.quantity === 0) continue;
    const twin = lines.find((other) => mergeKey(other) === mergeKey(line));
    changedIds.add(twin?.id ?? line.id);
    if (!parent && !added.has(line.variantId)) {
      added.set(line.variantId, twin?.id ?? line.id);
    }
    lines = twin
      ? lines.map((other) =>
          other === twin
            ? {...twin, quantity: twin.quantity + line.quantity}
            : other,
        )
      : [line, ...lines];
  }
  const nested = underParents(lines);
  const change = checkSize(cart, {lines: nested, changedIds, errors}, rules);
  return checkQuantities(cart, change, rules, (line) =>
    inputs.findIndex(({merchandiseId}) => merchandiseId === line.variantId),
  );
}

/**
 * Changes lines. Quantity 0 removes a line. A line that becomes equal to another in
 * merchandise, attributes and selling plan is merged with it: their quantities are added.
 */
export function updateLines(
  cart: Cart,
  inputs: readonly CartLineUpdateInput[],
  rules: LineRules,
): LineChange {
  const errors = inputs.flatMap((input, index) => {
    const field = ['lines', String(index)];
    const line = findCartLine(cart, input.id);
    return line
      ? checkLine(input, line, field, rules)
      : [unknownLine(input.id, [...field, 'id'], rules)];
  });
  if (errors.length > 0) return refused(cart, errors);
  let lines = cart.lines;
  const changedIds = new Set<string>();
  for (const input of inputs) {
    const id = findCartLine(cart, input.id)?.id;
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) continue;
    const changed = applyUpdate(line, input);
    changedIds.add(line.id);
    const twin = lines.find(
      (other) => other !== line && mergeKey(other) === mergeKey(changed),
    );
    const merged = {
      ...changed,
      quantity: changed.quantity + (twin?.quantity ?? 0),
    };
    lines = lines
      .filter((other) => other !== twin)
      .map((other) => (other === line ? merged : other))
      .map((other) =>
        twin && other.parentId === twin.id
          ? {...other, parentId: line.id}
          : other,
      )
      .filter(({quantity}) => quantity > 0);
  }
  return checkQuantities(
    cart,
    {lines: underParents(lines), changedIds, errors},
    rules,
    (line) =>
      inputs.findIndex(({id}) => findCartLine(cart, id)?.id === line.id),
  );
}

/**
 * Removes lines by their global ids, with the lines nested below them; refused when one of
 * them is not there.
 */
export function removeLines(
  cart: Cart,
  lineIds: readonly string[],
  rules: LineRules,
): LineChange {
  const errors = lineIds.flatMap((id, index) =>
    findCartLine(cart, id)
      ? []
      : [unknownLine(id, ['lineIds', String(index)], rules)],
  );
  if (errors.length > 0) return refused(cart, errors);
  const removed = new Set(lineIds.map((id) => findCartLine(cart, id)));
  return {
    lines: underParents(cart.lines.filter((line) => !removed.has(line))),
    changedIds: new Set(),
    errors,
  };
}

/** The lines with nested ones after their parent, without those whose parent is gone. */
function underParents(lines: readonly CartLine[]): readonly CartLine[] {
  return lines
    .filter(({parentId}) => parentId === undefined)
    .flatMap((line) => [
      line,
      ...lines.filter(({parentId}) => parentId === line.id),
    ]);
}

function applyUpdate(line: CartLine, input: CartLineUpdateInput): CartLine {
  return {
    ...line,
    variantId: input.merchandiseId ?? line.variantId,
    quantity: input.quantity ?? line.quantity,
    attributes: input.attributes
      ? toAttributes(input.attributes)
      : line.attributes,
    sellingPlanId:
      input.sellingPlanId === undefined
        ? line.sellingPlanId
        : input.sellingPlanId,
  };
}

/** Lines with equal keys are one line. The order of attributes does not matter. */
function mergeKey({
  variantId,
  sellingPlanId,
  attributes,
  parentId,
}: CartLine): string {
  const sorted = attributes
    .map(({key, value}) => [key, value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify([variantId, sellingPlanId, sorted, parentId ?? null]);
}
