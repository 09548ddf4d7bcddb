import {
  OperationTypeNode,
  valueFromASTUntyped,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import * as z from 'zod/mini';
import {joinLines} from '../cart/line-key';
import {cappedQuantity, MOST_CODES} from '../cart/quantity';
import {onlyField} from './allowed-operation';
import type {Variables} from './operation-variables';

const id = z.string().check(z.minLength(1), z.maxLength(500));
/** One line. */
const text = z.string().check(z.maxLength(255), z.regex(/^\P{Cc}*$/u));
const optionalText = z.nullish(text);
/** Passwords and mail tokens go through as they were typed. */
const secret = z.string().check(z.maxLength(1024));
/** 10 at most; negative ones become 0, which removes. */
const quantity = z.pipe(z.int(), z.transform(cappedQuantity));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const attributes = z
  .array(
    z.strictObject({
      key: text,
      value: z.string().check(z.maxLength(5000)),
    }),
  )
  .check(z.maxLength(250));

const line = {
  attributes: z.nullish(attributes),
  sellingPlanId: z.nullish(id),
};
const newLine = z.strictObject({
  ...line,
  merchandiseId: id,
  quantity: z.nullish(quantity),
});
const newLines = z.pipe(
  z.array(newLine).check(z.maxLength(250)),
  // The same line twice is one line, which may have 10.
  z.transform((lines) => joinLines(lines.map(wantedLine))),
);
const changedLines = z
  .array(
    z.strictObject({
      ...line,
      id,
      merchandiseId: z.nullish(id),
      quantity: z.nullish(quantity),
    }),
  )
  .check(z.maxLength(250));

const buyerIdentity = z.strictObject({
  countryCode: z.nullish(country),
  customerAccessToken: z.nullish(secret),
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

const customerId = z
  .string()
  .check(z.regex(/^gid:\/\/shopify\/Customer\/\d{1,20}$/));
const customerAccessToken = secret;

/** Arguments of the cart, and of every mutation that the endpoint passes on. */
const ARGUMENTS: Readonly<Record<string, z.ZodMiniType<Variables>>> = {
  cart: z.strictObject({id}),
  cartCreate: z.strictObject({
    input: z.nullish(
      z
        .strictObject({
          attributes: z.nullish(attributes),
          buyerIdentity: z.nullish(buyerIdentity),
          discountCodes: z.nullish(z.array(text)),
          giftCardCodes: z.nullish(z.array(text)),
          lines: z.nullish(newLines),
          note: z.nullish(z.string().check(z.maxLength(5000))),
        })
        .check(z.refine((input) => codesOf(input).length <= MOST_CODES)),
    ),
  }),
  cartLinesAdd: z.strictObject({cartId: id, lines: newLines}),
  cartLinesUpdate: z.strictObject({cartId: id, lines: changedLines}),
  cartLinesRemove: z.strictObject({
    cartId: id,
    lineIds: z.array(id).check(z.maxLength(250)),
  }),
  cartBuyerIdentityUpdate: z.strictObject({cartId: id, buyerIdentity}),
  customerAccessTokenCreate: z.strictObject({
    input: z.strictObject({email: text, password: secret}),
  }),
  customerAccessTokenDelete: z.strictObject({customerAccessToken}),
  customerAccessTokenRenew: z.strictObject({customerAccessToken}),
  customerCreate: z.strictObject({
    input: z.strictObject({
      acceptsMarketing: z.nullish(z.boolean()),
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
    resetUrl: z.string().check(z.maxLength(2048)),
  }),
  customerActivate: z.strictObject({
    id: customerId,
    input: z.strictObject({activationToken: secret, password: secret}),
  }),
  customerActivateByUrl: z.strictObject({
    activationUrl: z.string().check(z.maxLength(2048)),
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
