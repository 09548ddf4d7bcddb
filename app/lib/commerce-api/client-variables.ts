import {cutText} from '~/lib/text/cut-text';
import {Kind, valueFromASTUntyped, type TypeNode} from 'graphql';
import * as z from 'zod/mini';
import {CONTROL_CHARACTER} from '~/lib/text/control-characters';
import type {AppSession} from '~/lib/session/session.server';
import {
  Rejected,
  TOKEN_NAME,
  type ClientOperation,
  type TokenVariables,
} from './allowed-operation';
import {
  MAX_LIST_LENGTH,
  MAX_VALUE_DEPTH,
  MAX_VARIABLE_LENGTH,
} from '~/lib/limits/limits';

export type Variables = Readonly<Record<string, unknown>>;

/** Prevents prototype pollution. */
const FORBIDDEN_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
];

/**
 * Built-in scalars; Shopify checks enums and input objects
 * (https://spec.graphql.org/October2021/#sec-Scalars).
 */
const SCALARS = new Map<string, z.ZodMiniType>([
  ['Boolean', z.boolean()],
  ['Float', z.number()],
  ['ID', z.union([z.string(), z.int()])],
  ['Int', z.int32()],
  ['String', z.string()],
]);

const OPAQUE_TOKEN = 'customerOpaqueToken';

/**
 * The operation's declared variables, from the client, the request's locale or their
 * defaults.
 * @throws {Rejected} for one that is undeclared, too large, or has control characters.
 */
export function declaredVariables(
  {operation}: ClientOperation,
  given: Variables,
  locale: {readonly country: string; readonly language: string},
): Variables {
  const definitions = operation.variableDefinitions ?? [];
  const declared = new Set(
    definitions.map(({variable}) => variable.name.value),
  );
  for (const [name, value] of Object.entries(given)) {
    const isDeclared = declared.has(name) || Object.hasOwn(locale, name);
    if (!isDeclared || !isBounded({[name]: value})) {
      throw new Rejected(
        400,
        `The variable ${cutText(name, 60)} is not declared, or too large.`,
      );
    }
  }
  const sources = new Map(Object.entries({...locale, ...given}));
  return Object.fromEntries(
    definitions.flatMap(({variable: {name}, defaultValue}) => {
      const value = sources.has(name.value)
        ? sources.get(name.value)
        : defaultValue && valueFromASTUntyped(defaultValue);
      return value === undefined ? [] : [[name.value, value]];
    }),
  );
}

/**
 * Checks scalar variables and page sizes.
 * @throws {Rejected} without naming a value.
 */
export function checkVariables(
  {operation, pages}: ClientOperation,
  variables: Variables,
): void {
  for (const {type, variable} of operation.variableDefinitions ?? []) {
    const scalar = scalarOf(type);
    if (scalar && !matchesType(variables[variable.name.value], type, scalar)) {
      throw new Rejected(400, 'A variable is not of its type.');
    }
  }
  for (const page of pages) {
    const size: unknown = valueFromASTUntyped(page, {...variables}) ?? 1;
    if (typeof size !== 'number' || size > MAX_LIST_LENGTH) {
      throw new Rejected(403, `A page is longer than ${MAX_LIST_LENGTH}.`);
    }
  }
}

/** The scalar that a type consists of; `undefined` for what Shopify checks. */
function scalarOf(type: TypeNode): z.ZodMiniType | undefined {
  return type.kind === Kind.NAMED_TYPE
    ? SCALARS.get(type.name.value)
    : scalarOf(type.type);
}

/** Whether a value is of a type. Each part of the value is looked at once. */
function matchesType(
  value: unknown,
  type: TypeNode,
  scalar: z.ZodMiniType,
): boolean {
  const isRequired = type.kind === Kind.NON_NULL_TYPE;
  if (value === null || value === undefined) return !isRequired;
  const inner = isRequired ? type.type : type;
  if (inner.kind === Kind.NAMED_TYPE) return scalar.safeParse(value).success;
  // GraphQL accepts a single value as a list of one.
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.every((item) => matchesType(item, inner.type, scalar));
}

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') {
    return (
      value.length <= MAX_VARIABLE_LENGTH && !CONTROL_CHARACTER.test(value)
    );
  }
  if (typeof value !== 'object' || value === null) return true;
  const entries = Object.entries(value);
  return (
    depth <= MAX_VALUE_DEPTH &&
    entries.length <= MAX_LIST_LENGTH &&
    entries.every(
      ([name, entry]) =>
        !FORBIDDEN_NAMES.includes(name) && isBounded(entry, depth + 1),
    )
  );
}

/** The placeholder for the customer's token in the browser; created on first use. */
export function opaqueToken(session: Pick<AppSession, 'get' | 'set'>): string {
  const stored = storedOpaqueToken(session);
  if (stored !== null) return stored;
  const created = `session-${crypto.randomUUID()}`;
  session.set(OPAQUE_TOKEN, created);
  return created;
}

/** The stored placeholder; `null` without one. */
export function storedOpaqueToken(
  session: Pick<AppSession, 'get'>,
): string | null {
  const stored: unknown = session.get(OPAQUE_TOKEN);
  return typeof stored === 'string' ? stored : null;
}

/**
 * Replaces the placeholder, or a token argument left out, with the session's token.
 * @param token `null` for an anonymous visitor.
 * @throws {Rejected} for any other value, and without a token.
 */
export function withSessionToken(
  variables: Variables,
  tokens: TokenVariables,
  token: string | null,
  opaque: string | null,
): {readonly variables: Variables; readonly usesToken: boolean} {
  let usesToken = false;
  const resolveToken = (value: unknown) => {
    if (token === null || value !== opaque) {
      throw new Rejected(403, 'The token is not the session’s.');
    }
    usesToken = true;
    return token;
  };
  const replaceNested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaceNested);
    if (typeof value !== 'object' || value === null) return value;
    return replaceTokens(value, (name) => name === TOKEN_NAME);
  };
  const replaceTokens = (
    values: object,
    isToken: (name: string) => boolean,
  ): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isToken(name) && value !== null
          ? resolveToken(value)
          : replaceNested(value),
      ]),
    );
  const result = replaceTokens(
    variables,
    (name) => tokens.arguments.has(name) || tokens.fields.has(name),
  );
  for (const name of tokens.arguments) {
    const sent = Object.hasOwn(result, name) ? result[name] : null;
    result[name] = sent ?? resolveToken(opaque);
  }
  return {variables: result, usesToken};
}
