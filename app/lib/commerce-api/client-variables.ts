import {
  getVariableValues,
  GraphQLSchema,
  specifiedScalarTypes,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import type {AppSession} from '~/lib/session/session.server';
import {
  Refused,
  TOKEN_NAME,
  type ClientOperation,
  type TokenVariables,
} from './allowed-operation';

export type Variables = Readonly<Record<string, unknown>>;

/** The longest list that the provider takes, and the largest page. */
const LONGEST_LIST = 250;
/** More than a description or a note of the provider's can hold. */
const LONGEST_TEXT = 10_000;
const DEEPEST_VALUE = 8;

/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
];

/** Knows GraphQL's own types; enums and input objects the provider checks. */
const SCALARS = new GraphQLSchema({types: specifiedScalarTypes});

/** Session key. */
const OPAQUE_TOKEN = 'customerOpaqueToken';

/**
 * The variables that an operation declares, from the client, the request's locale or
 * their defaults.
 *
 * @throws {Refused} for one that is not declared, is too large, or has control characters.
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
    const isKnown = declared.has(name) || Object.hasOwn(locale, name);
    if (!isKnown || !isBounded({[name]: value})) {
      throw new Refused(
        400,
        `The variable ${name.slice(0, 60)} is not declared, or too large.`,
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
 * Checks variables against GraphQL's own types, and the sizes of all pages.
 *
 * @throws {Refused} without naming a value.
 */
export function checkVariables(
  {operation, pages}: ClientOperation,
  variables: Variables,
): void {
  const known = (operation.variableDefinitions ?? []).filter(({type}) =>
    typeFromAST(SCALARS, type),
  );
  const {errors} = getVariableValues(SCALARS, known, {...variables});
  if (errors) throw new Refused(400, 'A variable is not of its type.');
  for (const page of pages) {
    const size: unknown = valueFromASTUntyped(page, {...variables}) ?? 1;
    if (typeof size !== 'number' || size > LONGEST_LIST) {
      throw new Refused(403, `A page is longer than ${LONGEST_LIST}.`);
    }
  }
}

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') {
    return value.length <= LONGEST_TEXT && !CONTROL_CHARACTER.test(value);
  }
  if (typeof value !== 'object' || value === null) return true;
  const entries = Object.entries(value);
  return (
    depth <= DEEPEST_VALUE &&
    entries.length <= LONGEST_LIST &&
    entries.every(
      ([name, entry]) =>
        !FORBIDDEN_NAMES.includes(name) && isBounded(entry, depth + 1),
    )
  );
}

/** What stands in for the customer's token in the browser; made when it is first needed. */
export function opaqueToken(session: Pick<AppSession, 'get' | 'set'>): string {
  const present = presentOpaqueToken(session);
  if (present !== null) return present;
  const made = `session-${crypto.randomUUID()}`;
  session.set(OPAQUE_TOKEN, made);
  return made;
}

/** The same; `null` where none was made. */
export function presentOpaqueToken(
  session: Pick<AppSession, 'get'>,
): string | null {
  const present: unknown = session.get(OPAQUE_TOKEN);
  return typeof present === 'string' ? present : null;
}

/**
 * Puts the session's token where a variable stands for one: where the client left
 * it out, or sent the opaque one.
 *
 * @param token the signed-in customer's, `null` for a visitor.
 * @throws {Refused} for any other value, and where nobody is signed in.
 */
export function withSessionToken(
  variables: Variables,
  tokens: TokenVariables,
  token: string | null,
  opaque: string | null,
): {readonly variables: Variables; readonly usesToken: boolean} {
  let usesToken = false;
  const exchanged = (value: unknown) => {
    if (token === null || value !== opaque) {
      throw new Refused(403, 'The token is not the session’s.');
    }
    usesToken = true;
    return token;
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return replaced(value, (name) => name === TOKEN_NAME);
  };
  const replaced = (
    values: object,
    isToken: (name: string) => boolean,
  ): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isToken(name) && value !== null ? exchanged(value) : inside(value),
      ]),
    );
  const result = replaced(
    variables,
    (name) => tokens.arguments.has(name) || tokens.fields.has(name),
  );
  for (const name of tokens.arguments) result[name] ??= exchanged(opaque);
  return {variables: result, usesToken};
}
