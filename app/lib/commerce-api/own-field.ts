import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import type {GraphQLResult} from '../storefront/attempt.server';
import type {MutationCall} from './operation-arguments';

/** How a field is asked for, besides its name. */
interface FieldParts {
  readonly alias?: string;
  /** Size of a connection's page. */
  readonly first?: number;
  readonly selections?: readonly FieldNode[];
}

/** A field of a selection that the server writes. */
export function field(
  name: string,
  {alias, first, selections}: FieldParts = {},
): FieldNode {
  return {
    kind: Kind.FIELD,
    name: {kind: Kind.NAME, value: name},
    ...(alias && {alias: {kind: Kind.NAME, value: alias}}),
    ...(first !== undefined && {
      arguments: [
        {
          kind: Kind.ARGUMENT,
          name: {kind: Kind.NAME, value: 'first'},
          value: {kind: Kind.INT, value: String(first)},
        },
      ],
    }),
    ...(selections && {selectionSet: selectionSet(selections)}),
  };
}

/** Adds a field of the server's to what a client selects of a mutation. */
export function withOwnField(
  document: DocumentNode,
  call: MutationCall,
  own: FieldNode,
): DocumentNode {
  let isRoot = true;
  return visit(document, {
    Field(node) {
      if (!isRoot || node.name.value !== call.field) return undefined;
      isRoot = false;
      const asked = node.selectionSet?.selections ?? [];
      return {...node, selectionSet: selectionSet([...asked, own])};
    },
  });
}

/**
 * Takes a field of the server's out of a mutation's answer.
 *
 * @param name alias under which it was asked for.
 */
export function takeOwnField(
  result: GraphQLResult,
  call: MutationCall,
  name: string,
): {readonly result: GraphQLResult; readonly value: unknown} {
  const payload = result.data?.[call.responseKey];
  if (typeof payload !== 'object' || !payload) return {result, value: null};
  const {[name]: value, ...rest} = payload as Readonly<Record<string, unknown>>;
  return {
    result: {...result, data: {...result.data, [call.responseKey]: rest}},
    value,
  };
}

function selectionSet(
  selections: SelectionSetNode['selections'],
): SelectionSetNode {
  return {kind: Kind.SELECTION_SET, selections};
}
