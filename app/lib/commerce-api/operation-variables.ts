import {
  Kind,
  valueFromASTUntyped,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import type {AppSession} from '~/lib/session/session.server';
import {
  DEEPEST_VALUE,
  Refused,
  TOKEN_NAME,
  type TokenVariables,
  type Variables,
} from './allowed-operation';

/** The longest list that the provider takes. */
const LONGEST_LIST = 250;
/** More than a description or a note of the provider's can hold. */
const LONGEST_TEXT = 10_000;

/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
];

const isText = (value: unknown) => typeof value === 'string';
const isCode = (value: unknown) =>
  typeof value === 'string' && /^[A-Z]{2}(?:_[A-Z]{2})?$/.test(value);

const SCALARS: Partial<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  CountryCode: isCode,
  Float: (value) => typeof value === 'number',
  ID: (value) => typeof value === 'string' || Number.isSafeInteger(value),
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  LanguageCode: isCode,
  String: isText,
  URL: isText,
};

/** Session key. */
const OPAQUE_TOKEN = 'customerOpaqueToken';

type Session = Pick<AppSession, 'get' | 'set'>;

/**
 * The variables that an operation declares, from the client, the request's locale or
 * their defaults. They are of the types that it declares; what the types leave open
 * is bounded, and the provider checks enums and input objects.
 *
 * @param tokens variables that may be left out although they are required.
 * @throws {Refused} for any other.
 */
export function declaredVariables(
  {variableDefinitions = []}: OperationDefinitionNode,
  given: Variables,
  tokens: ReadonlySet<string>,
  locale: {readonly country: string; readonly language: string},
): Variables {
  const refused = (name: string, why: string) =>
    new Refused(400, `The variable ${name.slice(0, 60)} ${why}.`);
  const declared = new Map(
    variableDefinitions.map((definition) => [
      definition.variable.name.value,
      definition,
    ]),
  );
  for (const [name, value] of Object.entries(given)) {
    if (!declared.has(name) && !Object.hasOwn(locale, name)) {
      throw refused(name, 'is not declared');
    }
    if (!isBounded(value)) throw refused(name, 'is too large or no text');
  }
  const entries = [...declared].flatMap(([name, {type, defaultValue}]) => {
    const preset = defaultValue && valueFromASTUntyped(defaultValue);
    const source = [given, locale].find((values) =>
      Object.hasOwn(values, name),
    );
    const value = source ? (source as Variables)[name] : preset;
    const isMissing = value === undefined && !tokens.has(name);
    const isRequired = type.kind === Kind.NON_NULL_TYPE;
    if (
      FORBIDDEN_NAMES.includes(name) ||
      (isMissing && isRequired) ||
      (value !== undefined && !isOfType(type, value))
    ) {
      throw refused(name, 'is not of its type');
    }
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Variables;
}

function isOfType(type: TypeNode, value: unknown): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) {
    return value !== null && isOfType(type.type, value);
  }
  if (value === null) return true;
  if (type.kind === Kind.LIST_TYPE) {
    // GraphQL takes a single value for a list of one.
    return Array.isArray(value)
      ? value.every((entry) => isOfType(type.type, entry))
      : isOfType(type.type, value);
  }
  const {value: name} = type.name;
  const isValid = Object.hasOwn(SCALARS, name) ? SCALARS[name] : undefined;
  return isValid ? isValid(value) : !Array.isArray(value);
}

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') {
    return value.length <= LONGEST_TEXT && !CONTROL_CHARACTER.test(value);
  }
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST_VALUE) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= LONGEST_LIST &&
    entries.every(
      ([name, entry]) =>
        !FORBIDDEN_NAMES.includes(name) && isBounded(entry, depth + 1),
    )
  );
}

/** What stands in for the customer's token in the browser; made when it is first needed. */
export function opaqueToken(session: Session): string {
  const present = presentOpaqueToken(session);
  if (present !== null) return present;
  const made = `session-${crypto.randomUUID()}`;
  session.set(OPAQUE_TOKEN, made);
  return made;
}

/** The same; `null` where none was made. */
export function presentOpaqueToken(
  session: Pick<Session, 'get'>,
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
  session: Session,
): {readonly variables: Variables; readonly usesToken: boolean} {
  let usesToken = false;
  const opaque = presentOpaqueToken(session);
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
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        name === TOKEN_NAME && entry !== null
          ? exchanged(entry)
          : inside(entry),
      ]),
    );
  };
  const replaced = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const isToken = tokens.arguments.has(name) || tokens.fields.has(name);
      if (!isToken) return [name, inside(value)];
      return [name, value === null ? null : exchanged(value)];
    }),
  );
  for (const name of tokens.arguments) {
    replaced[name] ??= exchanged(opaque);
  }
  return {variables: replaced, usesToken};
}
