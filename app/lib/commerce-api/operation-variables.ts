import {
  Kind,
  valueFromASTUntyped,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';

import {CONTROL_CHARACTER} from '~/lib/http/control-characters';

export type Variables = Readonly<Record<string, unknown>>;

/** What a client asks for. */
export interface CommerceInput {
  readonly query: string;
  readonly variables: Variables;
}

/** The longest list that the provider takes. */
const LONGEST_LIST = 250;
/** More than a description or a note of the provider's can hold. */
const LONGEST_TEXT = 10_000;
const DEEPEST = 8;

/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Checks variables against the types that the operation declares for them, and
 * bounds what the types leave open. The provider checks enums and input objects;
 * see `call-arguments.ts` for those that change something.
 *
 * @param filled variables that the server fills in where they are missing.
 * @returns what is wrong, or `null`.
 */
export function variablesFault(
  {variableDefinitions = []}: OperationDefinitionNode,
  variables: Variables,
  filled: ReadonlySet<string>,
): string | null {
  const declared = new Map(
    variableDefinitions.map((definition) => [
      definition.variable.name.value,
      definition,
    ]),
  );
  for (const [name, value] of Object.entries(variables)) {
    if (!declared.has(name) && !filled.has(name)) {
      return `The variable ${name.slice(0, 60)} is not declared.`;
    }
    if (!isBounded(value)) {
      return `The variable ${name.slice(0, 60)} is too large or no text.`;
    }
  }
  for (const [name, definition] of declared) {
    if (!fits(definition, variables[name], filled.has(name))) {
      return `The variable ${name.slice(0, 60)} is not of its type.`;
    }
  }
  return null;
}

/** Values of the declared variables, so that every check sees the defaults too. */
export function declaredWithDefaults(
  {variableDefinitions = []}: OperationDefinitionNode,
  variables: Variables,
): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({variable, defaultValue}) => {
      const name = variable.name.value;
      if (Object.hasOwn(variables, name)) return [[name, variables[name]]];
      return defaultValue ? [[name, valueFromASTUntyped(defaultValue)]] : [];
    }),
  );
}

function fits(
  {type, defaultValue}: VariableDefinitionNode,
  value: unknown,
  isFilled: boolean,
): boolean {
  if (value === undefined) {
    return isFilled || defaultValue !== undefined || !isRequired(type);
  }
  return isOfType(type, value);
}

const isRequired = (type: TypeNode) => type.kind === Kind.NON_NULL_TYPE;

function isOfType(type: TypeNode, value: unknown): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) {
    return value !== null && value !== undefined && isOfType(type.type, value);
  }
  if (value === null || value === undefined) return true;
  if (type.kind === Kind.LIST_TYPE) {
    // GraphQL takes a single value for a list of one.
    return Array.isArray(value)
      ? value.every((entry) => isOfType(type.type, entry))
      : isOfType(type.type, value);
  }
  switch (type.name.value) {
    case 'Int':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'Float':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'ID':
      return typeof value === 'string' || Number.isSafeInteger(value);
    case 'String':
    case 'URL':
      return typeof value === 'string';
    case 'CountryCode':
    case 'LanguageCode':
      return (
        typeof value === 'string' && /^[A-Z]{2}(?:_[A-Z]{2})?$/.test(value)
      );
    default:
      return !Array.isArray(value);
  }
}

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') {
    return value.length <= LONGEST_TEXT && !CONTROL_CHARACTER.test(value);
  }
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= LONGEST_LIST &&
    entries.every(
      ([name, entry]) =>
        !FORBIDDEN_NAMES.has(name) && isBounded(entry, depth + 1),
    )
  );
}
