import {CartForm} from '@shopify/hydrogen';
import * as z from 'zod/mini';
import {emailRule, lineRule, textRule} from '~/lib/forms/field-rules.server';
import {CONTROL_CHARACTER} from '~/lib/text/control-characters';
import {parseJson} from '~/lib/text/parse-json';
import {cartProblem, type CartProblem} from './cart-problem';
import {REMOVED, type RemovedLine} from './removed-line';
import {
  type CartLineInput,
  type LineQuantity,
  followingQuantity,
  parseQuantity,
  fieldAttributes,
  LINE_PROPERTIES,
  propertyProblem,
  isSendable,
  MAX_RECIPIENT_LENGTH,
  recipientOf,
} from './cart-line';
import {
  MAX_CART_INPUT_LENGTH,
  MAX_CODE_LENGTH,
  MAX_CODES,
  MAX_LINES,
  MAX_NOTE_LENGTH,
} from '~/lib/limits/limits';

type LineAttributes = NonNullable<CartLineInput['attributes']>;

/** A validated cart action. */
export type CartAction =
  | {kind: 'add'; lines: CartLineInput[]}
  | {kind: 'update'; lines: {id: string; quantity: number}[]}
  | {kind: 'remove'; lineIds: string[]}
  | {kind: 'fields'; lineId: string; fields: LineAttributes}
  | {kind: 'discountCodes'; codes: string[]}
  | {kind: 'addDiscountCodes'; codes: string[]}
  | {kind: 'giftCard'; code: string}
  | {kind: 'removeGiftCards'; ids: string[]}
  | {kind: 'note'; note: string}
  | {kind: 'country'; countryCode: string};

type CartInput =
  | {isValid: true; action: CartAction}
  | {isValid: false; problem: CartProblem};

/** Messages of the rules below; any other is reported as `badInput`. */
const PROBLEMS = [
  ...LINE_PROPERTIES.map((property) => property.problem),
  'badQuantity',
  'codeMissing',
  'noteTooLong',
  'recipientDate',
  'recipientEmail',
  'recipientText',
] as const;
type InputProblem = (typeof PROBLEMS)[number];
const problem = (key: InputProblem) => key;

const hasNoControlCharacter = (value: string) => !CONTROL_CHARACTER.test(value);

const gid = (type: string) =>
  z
    .string()
    .check(
      z.maxLength(300),
      z.regex(
        new RegExp(`^gid://shopify/(?:${type})/[\\w-]+(?:\\?[\\w=&-]+)?$`),
      ),
    );

const lineId = gid('CartLine|ComponentizableCartLine');
const code = z
  .string()
  .check(z.trim(), z.maxLength(MAX_CODE_LENGTH), z.regex(/^\P{Cc}*$/u));
const typedCode = code.check(
  z.refine((text) => text !== '', problem('codeMissing')),
);
const codes = z._default(z.array(code).check(z.maxLength(MAX_CODES)), []);

const some = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.minLength(1), z.maxLength(MAX_LINES));

const quantityRule = (least: number) =>
  z.pipe(
    z
      .optional(z.unknown())
      .check(
        z.refine(
          (raw) => (parseQuantity(raw) ?? -1) >= least,
          problem('badQuantity'),
        ),
      ),
    z.transform((raw) => parseQuantity(raw) ?? 0),
  );

const attributesRule = z
  .array(
    z.object({
      key: z.string().check(z.maxLength(250)),
      value: z.string().check(z.maxLength(5000)),
    }),
  )
  .check(z.maxLength(50), ({value, issues}) => {
    const isPlain = value.every((attribute) =>
      Object.values(attribute).every(hasNoControlCharacter),
    );
    const message =
      propertyProblem(value) ??
      recipientProblem(value) ??
      (isPlain ? null : 'badInput');
    if (message) issues.push({code: 'custom', message, input: value});
  });

const newLine = z.object({
  merchandiseId: gid('ProductVariant'),
  quantity: quantityRule(1),
  sellingPlanId: z.nullish(gid('SellingPlan')),
  attributes: z.optional(attributesRule),
  parent: z.optional(z.object({merchandiseId: gid('ProductVariant')})),
});

const noteRule = z
  .string()
  .check(
    z.refine(hasNoControlCharacter),
    z.maxLength(MAX_NOTE_LENGTH, problem('noteTooLong')),
  );

const on = <Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  shape: Shape,
  toAction: (inputs: z.output<z.ZodMiniObject<Shape>>) => CartAction,
) =>
  z.pipe(
    z.object({action: z.literal(name), inputs: z.object(shape)}),
    z.transform(({inputs}) => toAction(inputs)),
  );

const {ACTIONS} = CartForm;

const schema = z.discriminatedUnion('action', [
  on(ACTIONS.LinesAdd, {lines: some(newLine)}, ({lines}) => ({
    kind: 'add',
    lines,
  })),
  on(
    ACTIONS.LinesUpdate,
    {lines: some(z.object({id: lineId, quantity: quantityRule(0)}))},
    ({lines}) => ({kind: 'update', lines}),
  ),
  on(ACTIONS.LinesRemove, {lineIds: some(lineId)}, ({lineIds}) => ({
    kind: 'remove',
    lineIds,
  })),
  on('CustomFieldsUpdate', {lineId, fields: attributesRule}, (inputs) => ({
    kind: 'fields',
    ...inputs,
  })),
  on(
    ACTIONS.DiscountCodesUpdate,
    {discountCodes: codes, discountCode: z.optional(typedCode)},
    ({discountCode, discountCodes}) =>
      discountCode
        ? {kind: 'addDiscountCodes', codes: [discountCode]}
        : {kind: 'discountCodes', codes: discountCodes.filter(Boolean)},
  ),
  on(
    ACTIONS.GiftCardCodesUpdate,
    {giftCardCodes: codes, giftCardCode: z.optional(code)},
    ({giftCardCode, giftCardCodes}) => ({
      kind: 'giftCard',
      code: giftCardCode || (giftCardCodes.at(-1) ?? ''),
    }),
  ),
  on(
    'CustomGiftCardsRemove',
    {giftCardIds: some(gid('AppliedGiftCard'))},
    ({giftCardIds: ids}) => ({kind: 'removeGiftCards', ids}),
  ),
  on(ACTIONS.NoteUpdate, {note: noteRule}, ({note}) => ({kind: 'note', note})),
  on(
    ACTIONS.BuyerIdentityUpdate,
    {
      buyerIdentity: z.object({
        countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      }),
    },
    ({buyerIdentity}) => ({kind: 'country', ...buyerIdentity}),
  ),
]);

const removedSchema = z.object({
  title: z.string().check(z.maxLength(255)),
  lines: some(newLine),
  remaining: z.int().check(z.nonnegative()),
});

/** The removed line that a form without JavaScript names, for the page that offers to undo it. */
export function sentRemovedLine(form: FormData): RemovedLine | null {
  const {data} = removedSchema.safeParse(parseJson(sentJson(form, REMOVED)));
  const [line, ...addOns] = data?.lines ?? [];
  return data && line ? {...data, lines: [line, ...addOns]} : null;
}

/** Validates a form of Hydrogen's `CartForm` and merges its fields into the inputs. Never throws. */
export function parseCartInput(form: FormData): CartInput {
  const parsed = schema.safeParse(inputOf(form));
  if (parsed.success) return {isValid: true, action: parsed.data};
  const message = parsed.error.issues[0]?.message;
  const key = PROBLEMS.find((each) => each === message) ?? 'badInput';
  return {isValid: false, problem: cartProblem('error', key)};
}

/** The JSON in a field; `null` for a field that is missing or too long. */
function sentJson(form: FormData, name: string): string | null {
  const text = form.get(name);
  return typeof text === 'string' && text.length <= MAX_CART_INPUT_LENGTH
    ? text
    : null;
}

const FIELDS = ['recipientEmail', ...LINE_PROPERTIES.map(({name}) => name)];

/** Action and inputs with the form's own fields; `null` for a form that `CartForm` cannot read. */
function inputOf(form: FormData): unknown {
  if (sentJson(form, CartForm.INPUT_NAME) === null) return null;
  try {
    return withFormFields(CartForm.getFormInput(form), form);
  } catch {
    return null;
  }
}

function withFormFields(
  {action, inputs}: ReturnType<typeof CartForm.getFormInput>,
  form: FormData,
): unknown {
  const {lines, ...others}: Record<string, unknown> = inputs;
  // Hydrogen converts the text "on" to `true`, but a note may be "on".
  const note = form.get('note');
  return {
    action,
    inputs: {
      ...others,
      ...(typeof note === 'string' && {note}),
      ...(FIELDS.some((name) => form.has(name)) && {
        fields: fieldAttributes(form),
      }),
      lines: withOwnFields(lines, form),
    },
  };
}

/**
 * Form fields such as `quantity` belong to the form's only line; `addOn` is merchandise to nest
 * below it. A changed line may be followed by its add-ons; see `followingQuantity`.
 */
function withOwnFields(lines: unknown, form: FormData): unknown {
  if (!Array.isArray(lines)) return lines;
  const [line, ...rest]: unknown[] = lines;
  if (typeof line !== 'object' || line === null) return lines;
  const quantity = form.get('quantity');
  if (rest.length > 0) {
    if (quantity === null || !('id' in line)) return lines;
    const to = parseQuantity(quantity);
    const changed = lines as readonly LineQuantity[];
    const {quantity: from} = line as LineQuantity;
    return changed.map((other) => ({
      ...other,
      quantity:
        to === null ? null : followingQuantity(other.quantity, {from, to}),
    }));
  }
  const {attributes = [], merchandiseId} = line as Partial<CartLineInput>;
  const sellingPlanId = form.get('sellingPlanId');
  const fields = fieldAttributes(form);
  const own = {
    ...line,
    ...(quantity !== null && {quantity}),
    ...(sellingPlanId && {sellingPlanId}),
    ...(fields.length > 0 && {attributes: [...attributes, ...fields]}),
  };
  const addOns = form.getAll('addOn').map((addOn) => ({
    ...own,
    merchandiseId: addOn,
    sellingPlanId: undefined,
    attributes: undefined,
    parent: {merchandiseId},
  }));
  return [own, ...addOns];
}

/** The first problem of the recipient in a line's attributes; `null` for none. */
export function recipientProblem(
  attributes: Parameters<typeof recipientOf>[0],
  now = Date.now(),
): InputProblem | null {
  const recipient = recipientOf(attributes);
  if (!recipient) return null;
  const {recipientName, recipientEmail, recipientMessage, recipientSendOn} =
    recipient;
  const {name, message} = MAX_RECIPIENT_LENGTH;
  if (!emailRule.safeParse(recipientEmail).success) return 'recipientEmail';
  if (
    !lineRule(name).safeParse(recipientName).success ||
    !textRule(message).safeParse(recipientMessage).success
  ) {
    return 'recipientText';
  }
  const isDay = z.iso.date().safeParse(recipientSendOn).success;
  return recipientSendOn === '' || (isDay && isSendable(recipientSendOn, now))
    ? null
    : 'recipientDate';
}
