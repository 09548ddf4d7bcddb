import {
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type OperationDefinitionNode,
} from 'graphql';
import {z} from 'zod';
import {MOST_PER_LINE} from '../cart/quantity';
import type {Variables} from './operation-variables';

const id = z.string().min(1).max(500);
const text = z.string().max(255);
const optionalText = text.nullish();
/** Passwords and mail tokens go through as they were typed (hardening E2.11). */
const secret = z.string().max(1024);
/** Capped before. */
const quantity = z.int().min(0).max(MOST_PER_LINE);
const country = z.string().regex(/^[A-Z]{2}$/);

const attributes = z
  .array(z.strictObject({key: text, value: z.string().max(5000)}))
  .max(250);

const line = {
  attributes: attributes.nullish(),
  sellingPlanId: id.nullish(),
};
const newLines = z
  .array(
    z.strictObject({
      ...line,
      merchandiseId: id,
      quantity: quantity.nullish(),
    }),
  )
  .max(250);
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

/** Arguments of every mutation that the endpoint passes on (spec §7). */
const ARGUMENTS: Readonly<Record<string, z.ZodType>> = {
  cartCreate: z.strictObject({
    input: z
      .strictObject({
        attributes: attributes.nullish(),
        buyerIdentity: buyerIdentity.nullish(),
        discountCodes: z.array(text).max(250).nullish(),
        giftCardCodes: z.array(text).max(250).nullish(),
        lines: newLines.nullish(),
        note: z.string().max(5000).nullish(),
      })
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

/** A mutation's only field with its arguments, variables put in and quantities capped. */
export interface MutationCall {
  readonly field: string;
  /** Name under which the answer has it. */
  readonly responseKey: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** @returns `null` for a query. */
export function mutationCall(
  {operation, selectionSet}: OperationDefinitionNode,
  variables: Variables,
): MutationCall | null {
  const [field] = selectionSet.selections;
  if (operation !== OperationTypeNode.MUTATION || field?.kind !== Kind.FIELD)
    return null;
  return {
    field: field.name.value,
    responseKey: (field.alias ?? field.name).value,
    arguments: Object.fromEntries(
      (field.arguments ?? []).map(({name, value}) => [
        name.value,
        withCappedQuantities(valueFromASTUntyped(value, {...variables})),
      ]),
    ),
  };
}

/**
 * Checks what a mutation would do: no field that the table does not know, no
 * quantity above the cap.
 *
 * @returns what is wrong, or `null`. Never a value.
 */
export function argumentsFault(call: MutationCall): string | null {
  const result = ARGUMENTS[call.field]?.safeParse(call.arguments);
  if (result?.success) return null;
  const path = result?.error.issues[0]?.path.join('.').slice(0, 60);
  return `The arguments of ${call.field} are not valid${path ? `: ${path}` : ''}.`;
}

/** Caps quantities at 10 a line and lifts negative ones to 0, which removes (spec §4, §9). */
function withCappedQuantities(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCappedQuantities);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'quantity' && Number.isInteger(entry)
        ? Math.min(Math.max(Number(entry), 0), MOST_PER_LINE)
        : withCappedQuantities(entry),
    ]),
  );
}
