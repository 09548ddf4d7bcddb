import {
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type ValueNode,
} from 'graphql';
import gql from 'graphql-tag';
import type {
  ServerCartFragment,
  ServerTokenFragment,
} from 'storefrontapi.generated';
import * as z from 'zod/mini';
import {
  SERVER_CART_FRAGMENT,
  SERVER_TOKEN_FRAGMENT,
} from '~/graphql/storefront/client-operations';
import {joinLines} from '../cart/line-key';
import {cappedQuantity, MOST_CODES, MOST_PER_LINE} from '../cart/quantity';
import type {GraphQLResult} from '../storefront/attempt.server';
import {
  onlyField,
  Refused,
  selectedFields,
  type ClientOperation,
  type Variables,
} from './allowed-operation';

const id = z.string().check(z.maxLength(500));
/** One line. */
const text = z.string().check(z.maxLength(255), z.regex(/^\P{Cc}*$/u));
const link = z.string().check(z.maxLength(2048));
const attribute = z.strictObject({key: text, value: z.string()});
const line = z.strictObject({
  attributes: z.nullish(z.array(attribute)),
  id: z.optional(id),
  merchandiseId: z.nullish(id),
  quantity: z.nullish(z.int()),
  sellingPlanId: z.nullish(id),
});
const lines = z.nullish(z.array(line).check(z.maxLength(250)));
const codes = z.nullish(z.array(text));

/** What the server reads of a call's arguments; all else is the provider's to check. */
const argumentsOfCalls = z.looseObject({
  activationUrl: z.optional(link),
  cartId: z.optional(id),
  email: z.optional(text),
  input: z.nullish(
    z
      .looseObject({
        discountCodes: codes,
        email: z.nullish(text),
        giftCardCodes: codes,
        lines,
      })
      .check(z.refine((input) => codesOf(input).length <= MOST_CODES)),
  ),
  lines,
  resetUrl: z.optional(link),
});

type Line = z.infer<typeof line>;

/** A mutation, or the query of a cart alone. */
export interface Call {
  readonly client: ClientOperation;
  readonly variables: Variables;
  readonly node: FieldNode;
  readonly field: string;
  /** Name under which the answer has it. */
  readonly responseKey: string;
  /** The arguments with the variables put in. */
  readonly arguments: Variables;
}

/** What the server asked for besides; see `client-operations.ts`. */
type ServerFields = Partial<ServerCartFragment & ServerTokenFragment>;

/** An answer of the provider's, apart from what the server asked for besides. */
export interface CallAnswer {
  readonly result: GraphQLResult;
  readonly server: ServerFields;
}

/** @returns `null` for any other query. */
export function callOf(
  client: ClientOperation,
  variables: Variables,
): Call | null {
  const {operation} = client;
  const node = onlyField(operation);
  if (!node) return null;
  const field = node.name.value;
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  if (isQuery && field !== 'cart') return null;
  const given = (node.arguments ?? []).map(({name, value}) => [
    name.value,
    valueFromASTUntyped(value, variables),
  ]);
  const responseKey = (node.alias ?? node.name).value;
  const values = Object.fromEntries(given) as Variables;
  return {client, variables, node, field, responseKey, arguments: values};
}

/**
 * Checks what the server reads of a call's arguments, and sets lines to 10 that are
 * above it; the same line twice is one.
 *
 * @throws {Refused} for what is not valid; it never names a value.
 */
export function checkedCall(call: Call) {
  const {error, data} = argumentsOfCalls.safeParse(call.arguments);
  if (error) {
    const path = error.issues[0]?.path.join('.').slice(0, 60);
    throw new Refused(
      400,
      `${call.field} has an argument that is not valid: ${path}.`,
    );
  }
  const given = data.lines ?? data.input?.lines ?? [];
  const capped =
    call.field === 'cartLinesUpdate'
      ? given.map(({quantity, ...one}) =>
          quantity ? {...one, quantity: cappedQuantity(quantity)} : one,
        )
      : joinLines(given.map(wantedLine));
  const isAbove = given.some(({quantity}) => Number(quantity) > MOST_PER_LINE);
  const isChanged = isAbove || capped.length < given.length;
  return {call: isChanged ? withLines(call, capped) : call, values: data};
}

function wantedLine({
  attributes,
  merchandiseId,
  quantity,
  sellingPlanId,
}: Line) {
  return {
    merchandiseId: merchandiseId ?? '',
    quantity: quantity ?? 1,
    ...(sellingPlanId && {sellingPlanId}),
    ...(attributes && {attributes}),
  };
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

function withLines(call: Call, lines: readonly object[]): Call {
  const input = call.node.arguments?.find(({name}) => name.value === 'input');
  if (input?.value.kind !== Kind.VARIABLE) return withArguments(call, {lines});
  const name = input.value.name.value;
  const value = {...(call.variables[name] as object), lines};
  return {...call, variables: {...call.variables, [name]: value}};
}

/**
 * The call with other arguments, or fields of its input. Variables that nothing uses
 * any more are left out of the document, since GraphQL does not allow them.
 */
export function withArguments(call: Call, changed: Variables): Call {
  const replaced = <Node extends {name: {value: string}; value: ValueNode}>(
    part: Node,
  ): Node =>
    Object.hasOwn(changed, part.name.value)
      ? {...part, value: literal(changed[part.name.value])}
      : part;
  const node: FieldNode = {
    ...call.node,
    arguments: call.node.arguments?.map((argument) =>
      visit(replaced(argument), {ObjectField: replaced}),
    ),
  };
  const edited = visit(call.client.document, {
    Field: (field) => (field === call.node ? node : undefined),
  });
  const used = new Set<string>();
  visit(edited, {
    VariableDefinition: () => false,
    Variable: ({name}) => void used.add(name.value),
  });
  const document = visit(edited, {
    VariableDefinition: ({variable}) =>
      used.has(variable.name.value) ? false : null,
  });
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('The operation is gone.');
  const fields = selectedFields(document, operation);
  const values = Object.entries(call.variables);
  return {
    ...call,
    client: {...call.client, document, operation, fields},
    variables: Object.fromEntries(values.filter(([name]) => used.has(name))),
    node: onlyField(operation) ?? node,
    arguments: {...call.arguments, ...changed},
  };
}

function literal(value: unknown): ValueNode {
  if (Array.isArray(value)) {
    return {kind: Kind.LIST, values: value.map(literal)};
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => ({
      kind: Kind.OBJECT_FIELD as const,
      name: {kind: Kind.NAME as const, value: name},
      value: literal(entry),
    }));
    return {kind: Kind.OBJECT, fields};
  }
  if (typeof value === 'number') return {kind: Kind.INT, value: `${value}`};
  return typeof value === 'string'
    ? {kind: Kind.STRING, value}
    : {kind: Kind.NULL};
}

/** The document to send: the client's, with what the server asks for besides. */
export function sentDocument({client, node, field}: Call): DocumentNode {
  const source = /^cart(?:Create|Lines)/.test(field)
    ? SERVER_CART_FRAGMENT
    : /Token(?:Create|Renew)$|Activate|Reset/.test(field)
      ? SERVER_TOKEN_FRAGMENT
      : null;
  if (source === null) return client.document;
  const [fragment] = gql(source).definitions as FragmentDefinitionNode[];
  const added = fragment?.selectionSet.selections ?? [];
  const [first] = node.selectionSet?.selections ?? [];
  return visit(client.document, {
    SelectionSet: (set) =>
      first && set.selections[0] === first
        ? {...set, selections: [...set.selections, ...added]}
        : undefined,
  });
}

/** Takes what the server asked for besides out of an answer. */
export function takeServerFields(
  given: GraphQLResult,
  {responseKey}: Call,
): CallAnswer {
  const payload = given.data?.[responseKey];
  if (typeof payload !== 'object' || !payload) {
    return {result: given, server: {}};
  }
  const entries = Object.entries(payload) as [string, unknown][];
  const isServers = ([name]: (typeof entries)[number]) =>
    name.startsWith('server');
  const left = Object.fromEntries(entries.filter((entry) => !isServers(entry)));
  return {
    result: {...given, data: {...given.data, [responseKey]: left}},
    server: Object.fromEntries(entries.filter(isServers)),
  };
}
