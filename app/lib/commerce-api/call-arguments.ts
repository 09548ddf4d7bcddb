import {
  OperationTypeNode,
  valueFromASTUntyped,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import {z} from 'zod';
import {planAdd} from '../cart/add-plan';
import {cappedQuantity, MOST_CODES} from '../cart/quantity';
import {onlyField} from './allowed-operation';
import type {Variables} from './operation-variables';

const id = z.string().min(1).max(500);
/** One line. */
const text = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);
const optionalText = text.nullish();
/** Passwords and mail tokens go through as they were typed. */
const secret = z.string().max(1024);
/** 10 at most; negative ones become 0, which removes. */
const quantity = z.int().transform(cappedQuantity);
const country = z.string().regex(/^[A-Z]{2}$/);

const attributes = z
  .array(z.strictObject({key: text, value: z.string().max(5000)}))
  .max(250);

const line = {
  attributes: attributes.nullish(),
  sellingPlanId: id.nullish(),
};
const newLine = z.strictObject({
  ...line,
  merchandiseId: id,
  quantity: quantity.nullish(),
});
const newLines = z
  .array(newLine)
  .max(250)
  // The same line twice is one line, which may have 10.
  .transform((lines) => planAdd([], lines.map(wantedLine)).additions);
const changedLines = z
  .array(
    z.strictObject({
      ...line,
      id,
      merchandiseId: id.nullish(),
      quantity: quantity.nullish(),
    }),
  )
  .max(250);

const buyerIdentity = z.strictObject({
  countryCode: country.nullish(),
  customerAccessToken: secret.nullish(),
  email: optionalText,
  phone: optionalText,
});

const address = z.strictObject({
  address1: optionalText,
  address2: optionalText,
  city: optionalText,
  company: optionalText,
  country: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  phone: optionalText,
  province: optionalText,
  zip: optionalText,
});

const customerId = z.string().regex(/^gid:\/\/shopify\/Customer\/\d{1,20}$/);
const customerAccessToken = secret;

/** Arguments of the cart, and of every mutation that the endpoint passes on. */
const ARGUMENTS: Readonly<Record<string, z.ZodType<Variables>>> = {
  cart: z.strictObject({id}),
  cartCreate: z.strictObject({
    input: z
      .strictObject({
        attributes: attributes.nullish(),
        buyerIdentity: buyerIdentity.nullish(),
        discountCodes: z.array(text).nullish(),
        giftCardCodes: z.array(text).nullish(),
        lines: newLines.nullish(),
        note: z.string().max(5000).nullish(),
      })
      .refine((input) => codesOf(input).length <= MOST_CODES)
      .nullish(),
  }),
  cartLinesAdd: z.strictObject({cartId: id, lines: newLines}),
  cartLinesUpdate: z.strictObject({cartId: id, lines: changedLines}),
  cartLinesRemove: z.strictObject({
    cartId: id,
    lineIds: z.array(id).max(250),
  }),
  cartBuyerIdentityUpdate: z.strictObject({cartId: id, buyerIdentity}),
  customerAccessTokenCreate: z.strictObject({
    input: z.strictObject({email: text, password: secret}),
  }),
  customerAccessTokenDelete: z.strictObject({customerAccessToken}),
  customerAccessTokenRenew: z.strictObject({customerAccessToken}),
  customerCreate: z.strictObject({
    input: z.strictObject({
      acceptsMarketing: z.boolean().nullish(),
      email: text,
      firstName: optionalText,
      lastName: optionalText,
      password: secret,
      phone: optionalText,
    }),
  }),
  customerRecover: z.strictObject({email: text}),
  customerReset: z.strictObject({
    id: customerId,
    input: z.strictObject({password: secret, resetToken: secret}),
  }),
  customerResetByUrl: z.strictObject({
    password: secret,
    resetUrl: z.string().max(2048),
  }),
  customerActivate: z.strictObject({
    id: customerId,
    input: z.strictObject({activationToken: secret, password: secret}),
  }),
  customerActivateByUrl: z.strictObject({
    activationUrl: z.string().max(2048),
    password: secret,
  }),
  customerAddressCreate: z.strictObject({address, customerAccessToken}),
  customerAddressUpdate: z.strictObject({address, customerAccessToken, id}),
  customerAddressDelete: z.strictObject({customerAccessToken, id}),
  customerDefaultAddressUpdate: z.strictObject({
    addressId: id,
    customerAccessToken,
  }),
};

/** The only field of an operation, apart from the document that it came in. */
export interface Call {
  readonly node: FieldNode;
  readonly field: string;
  /** Name under which the answer has it. */
  readonly responseKey: string;
  readonly arguments: Variables;
}

/**
 * A mutation, or the query of a cart alone, with the variables put in.
 *
 * @returns `null` for any other query.
 */
export function callOf(
  operation: OperationDefinitionNode,
  variables: Variables,
): Call | null {
  const node = onlyField(operation);
  if (!node) return null;
  const isCart = node.name.value === 'cart';
  if (operation.operation === OperationTypeNode.QUERY && !isCart) return null;
  return {
    node,
    field: node.name.value,
    responseKey: (node.alias ?? node.name).value,
    arguments: Object.fromEntries(
      (node.arguments ?? []).map(({name, value}) => [
        name.value,
        valueFromASTUntyped(value, {...variables}),
      ]),
    ),
  };
}

/**
 * Checks what a call would do: no field that is not known here, no line above 10.
 *
 * @returns the call with arguments as they may be sent, or what is wrong with
 *   them, which never names a value.
 */
export function checkedCall(call: Call): Call | string {
  const result = ARGUMENTS[call.field]?.safeParse(call.arguments);
  if (result?.success) return {...call, arguments: result.data};
  const path = result?.error.issues[0]?.path.join('.').slice(0, 60);
  return `The arguments of ${call.field} are not valid${path ? `: ${path}` : ''}.`;
}

/** Codes that a cart is made with: discounts and gift cards. */
export function codesOf(
  input?: {
    readonly discountCodes?: readonly string[] | null;
    readonly giftCardCodes?: readonly string[] | null;
  } | null,
): readonly string[] {
  return [...(input?.discountCodes ?? []), ...(input?.giftCardCodes ?? [])];
}

function wantedLine({
  merchandiseId,
  quantity: wanted,
  sellingPlanId,
  attributes: given,
}: z.infer<typeof newLine>) {
  return {
    merchandiseId,
    quantity: wanted ?? 1,
    ...(sellingPlanId && {sellingPlanId}),
    ...(given && {attributes: given}),
  };
}
