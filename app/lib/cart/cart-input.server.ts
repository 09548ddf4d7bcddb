import {CartForm} from '@shopify/hydrogen';
import * as z from 'zod/mini';
import {emailRule, lineRule, textRule} from '~/lib/forms/field-rules.server';
import type {WantedLine} from './line-key';
import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import {cartProblem, type CartProblem} from './cart-problem';
import {
  LONGEST_RECIPIENT,
  MOST_DAYS_AHEAD,
  RECIPIENT_FIELDS,
  recipientAttributes,
  recipientOf,
} from './gift-recipient';
import {MOST_CODES, parseQuantity} from './quantity';

type LineAttributes = NonNullable<WantedLine['attributes']>;

/** A checked request to change the cart. */
export type CartAction =
  | {kind: 'add'; lines: WantedLine[]}
  | {kind: 'update'; lines: {id: string; quantity: number}[]}
  | {kind: 'remove'; lineIds: string[]}
  | {kind: 'recipient'; lineId: string; recipient: LineAttributes}
  | {kind: 'discountCodes'; codes: string[]}
  | {kind: 'addDiscountCodes'; codes: string[]}
  | {kind: 'giftCard'; code: string}
  | {kind: 'removeGiftCards'; ids: string[]}
  | {kind: 'note'; note: string}
  | {kind: 'country'; countryCode: string};

/** The change, or what is wrong with the request. */
export type CartInput =
  {isValid: true; action: CartAction} | {isValid: false; problem: CartProblem};

/** Characters of a note; the provider's own limit. */
const LONGEST_NOTE = 5000;
/** Characters of `cartFormInput`; far more than 250 lines with attributes need. */
const LONGEST_INPUT = 256 * 1024;

const {ACTIONS} = CartForm;

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
  .check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u));
const text = z
  .string()
  .check(z.refine((value) => !CONTROL_CHARACTER.test(value)));
const codes = z._default(z.array(code).check(z.maxLength(MOST_CODES)), []);

/** A list of one entry at least. */
const some = <Entry extends z.ZodMiniType>(most: number, entry: Entry) =>
  z.array(entry).check(z.minLength(1), z.maxLength(most));

type RecipientField = (typeof RECIPIENT_FIELDS)[keyof typeof RECIPIENT_FIELDS];

/** A form's own `quantity` field belongs to its only line. */
const ownQuantity = z.optional(z.union([z.string(), z.number()]));

/** So does its choice of a selling plan; empty means once. */
const ownPlan = z.optional(z.union([gid('SellingPlan'), z.literal('')]));

/** The recipient of its gift card, too; `recipientFault` judges what is in them. */
const ownRecipient = Object.fromEntries(
  Object.values(RECIPIENT_FIELDS).map((name) => [name, z.optional(z.string())]),
) as Record<RecipientField, z.ZodMiniOptional<z.ZodMiniString>>;

const newLine = z.object({
  merchandiseId: gid('ProductVariant'),
  quantity: z.optional(z.unknown()),
  sellingPlanId: z.nullish(gid('SellingPlan')),
  attributes: z.optional(
    z
      .array(
        z.object({
          key: text.check(z.maxLength(250)),
          value: text.check(z.maxLength(5000)),
        }),
      )
      .check(z.maxLength(50)),
  ),
});

const schema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal(ACTIONS.LinesAdd),
    lines: some(250, newLine),
    quantity: ownQuantity,
    sellingPlanId: ownPlan,
    ...ownRecipient,
  }),
  z.object({
    action: z.literal(ACTIONS.LinesUpdate),
    lines: some(250, z.object({id: lineId, quantity: z.optional(z.unknown())})),
    quantity: ownQuantity,
    ...ownRecipient,
  }),
  z.object({
    action: z.literal(ACTIONS.LinesRemove),
    lineIds: some(250, lineId),
  }),
  z.object({
    action: z.literal(ACTIONS.DiscountCodesUpdate),
    discountCodes: codes,
    discountCode: z.optional(code),
  }),
  z.object({
    action: z.literal(ACTIONS.GiftCardCodesUpdate),
    giftCardCodes: codes,
    giftCardCode: z.optional(code),
  }),
  z.object({
    action: z.literal('CustomGiftCardsRemove'),
    giftCardIds: some(25, gid('AppliedGiftCard')),
  }),
  z.object({action: z.literal(ACTIONS.NoteUpdate), note: text}),
  z.object({
    action: z.literal(ACTIONS.BuyerIdentityUpdate),
    buyerIdentity: z.optional(z.object({countryCode: z.string()})),
    countryCode: z.optional(z.string()),
  }),
]);

type ParsedInput = z.infer<typeof schema>;

/**
 * Reads a cart form as Hydrogen's `CartForm` sends it: `cartFormInput` holds the
 * action and its inputs as JSON; the form's own fields join the inputs. Never
 * throws: a request that makes no sense gives the message to answer it with.
 */
export function parseCartInput(form: FormData): CartInput {
  const raw = form.get(CartForm.INPUT_NAME);
  if (typeof raw !== 'string' || raw.length > LONGEST_INPUT) return badInput();
  let input: unknown;
  try {
    const {action, inputs} = CartForm.getFormInput(form);
    // Hydrogen turns a field's text "on" into `true`; a note may say just that.
    input = {...inputs, ...ownFields(form), action};
  } catch {
    return badInput();
  }
  const parsed = schema.safeParse(input);
  return parsed.success ? toAction(parsed.data) : badInput();
}

/** Fields that a shopper fills in. */
const OWN_FIELDS = [
  'quantity',
  'sellingPlanId',
  'discountCode',
  'giftCardCode',
  'note',
  ...Object.values(RECIPIENT_FIELDS),
];

function ownFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    OWN_FIELDS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function toAction(input: ParsedInput): CartInput {
  switch (input.action) {
    case ACTIONS.LinesAdd:
      return addAction(input);
    case ACTIONS.LinesUpdate:
      return updateAction(input);
    case ACTIONS.LinesRemove:
      return valid({kind: 'remove', lineIds: input.lineIds});
    case ACTIONS.DiscountCodesUpdate:
      return valid(
        input.discountCode
          ? {kind: 'addDiscountCodes', codes: [input.discountCode]}
          : {
              kind: 'discountCodes',
              codes: input.discountCodes.filter(Boolean),
            },
      );
    case ACTIONS.GiftCardCodesUpdate: {
      const added = input.giftCardCode || input.giftCardCodes.at(-1);
      return added ? valid({kind: 'giftCard', code: added}) : badInput();
    }
    case 'CustomGiftCardsRemove':
      return valid({kind: 'removeGiftCards', ids: input.giftCardIds});
    case ACTIONS.NoteUpdate:
      return input.note.length > LONGEST_NOTE
        ? invalid(cartProblem('error', 'noteTooLong'))
        : valid({kind: 'note', note: input.note});
    case ACTIONS.BuyerIdentityUpdate: {
      const country = input.buyerIdentity?.countryCode ?? input.countryCode;
      return country && /^[A-Z]{2}$/.test(country)
        ? valid({kind: 'country', countryCode: country})
        : badInput();
    }
  }
}

function addAction(
  input: Extract<ParsedInput, {action: 'LinesAdd'}>,
): CartInput {
  const lines: WantedLine[] = [];
  for (const line of input.lines) {
    const quantity = parseQuantity(quantityOf(input, line));
    if (!quantity) return badQuantity();
    const {merchandiseId} = line;
    const recipient =
      input.lines.length === 1 ? ownRecipientOf(input) : undefined;
    const attributes =
      recipient && recipient.length > 0
        ? [...(line.attributes ?? []), ...recipient]
        : line.attributes;
    const fault = recipientFault(attributes ?? []);
    if (fault) return invalid(cartProblem('error', fault));
    const sellingPlanId =
      (input.lines.length === 1 && input.sellingPlanId) || line.sellingPlanId;
    lines.push({
      merchandiseId,
      quantity,
      ...(sellingPlanId && {sellingPlanId}),
      ...(attributes && {attributes}),
    });
  }
  return valid({kind: 'add', lines});
}

function updateAction(
  input: Extract<ParsedInput, {action: 'LinesUpdate'}>,
): CartInput {
  const [only] = input.lines;
  const recipient = ownRecipientOf(input);
  if (only && input.lines.length === 1 && recipient) {
    const fault = recipientFault(recipient);
    return fault
      ? invalid(cartProblem('error', fault))
      : valid({kind: 'recipient', lineId: only.id, recipient});
  }
  const lines: {id: string; quantity: number}[] = [];
  for (const line of input.lines) {
    const quantity = parseQuantity(quantityOf(input, line));
    if (quantity === null) return badQuantity();
    lines.push({id: line.id, quantity});
  }
  return valid({kind: 'update', lines});
}

/** What the form's own fields say of a recipient; `undefined` for a form without them. */
function ownRecipientOf(
  input: Partial<Record<RecipientField, string>>,
): LineAttributes | undefined {
  return input.recipientEmail === undefined
    ? undefined
    : recipientAttributes((name) => input[name as RecipientField]);
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * What is wrong with the recipient that a line's attributes name, as a message's key;
 * `null` for nothing, and for a line without one. Nothing of it is repeated.
 */
export function recipientFault(
  attributes: Parameters<typeof recipientOf>[0],
  now = Date.now(),
): Extract<
  CartProblem['key'],
  'recipientEmail' | 'recipientText' | 'recipientDate'
> | null {
  const recipient = recipientOf(attributes);
  if (!recipient) return null;
  const {name, email, message, sendOn} = recipient;
  if (!emailRule.safeParse(email).success) return 'recipientEmail';
  if (
    !lineRule(LONGEST_RECIPIENT.name).safeParse(name).success ||
    !textRule(LONGEST_RECIPIENT.message).safeParse(message).success
  ) {
    return 'recipientText';
  }
  return sendOn === '' || isInRange(sendOn, now) ? null : 'recipientDate';
}

/** A real day from today on. The day before counts too: it is still today somewhere. */
function isInRange(day: string, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return false;
  // `2026-02-30` would be the second of March.
  if (!new Date(time).toISOString().startsWith(day)) return false;
  const days = (time - now) / DAY;
  return days > -2 && days <= MOST_DAYS_AHEAD;
}

function quantityOf(
  input: {lines: readonly unknown[]; quantity?: unknown},
  line: {quantity?: unknown},
): unknown {
  return input.lines.length === 1 && input.quantity !== undefined
    ? input.quantity
    : line.quantity;
}

function valid(action: CartAction): CartInput {
  return {isValid: true, action};
}

function invalid(problem: CartProblem): CartInput {
  return {isValid: false, problem};
}

const badInput = () => invalid(cartProblem('error', 'badInput'));
const badQuantity = () => invalid(cartProblem('error', 'badQuantity'));
