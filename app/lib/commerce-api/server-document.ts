import {
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import gql from 'graphql-tag';
import * as documents from '~/graphql/storefront/client-operations';
import type {GraphQLResult} from '../storefront/attempt.server';
import {onlyField, type ClientOperation} from './allowed-operation';
import type {Call} from './call-arguments';
import type {Variables} from './operation-variables';

/** The server's operations by their root fields; read when the first one is needed. */
let operations: ReadonlyMap<string, OperationDefinitionNode> | undefined;

/** What the server asks for besides; see `client-operations.ts`. */
export interface ServerFields {
  readonly serverCart?: {
    readonly lines: {
      readonly nodes: readonly {
        readonly id: string;
        readonly quantity: number;
      }[];
    };
  } | null;
  readonly serverCodes?: {
    readonly discountCodes: readonly {readonly applicable: boolean}[];
    readonly appliedGiftCards: readonly unknown[];
  } | null;
  readonly serverWarnings?: readonly {readonly code: string}[];
  readonly serverToken?: {
    readonly accessToken: string;
    /** ISO 8601. */
    readonly expiresAt: unknown;
  } | null;
  readonly serverErrors?: readonly {
    readonly code?: string | null;
    readonly field?: readonly string[] | null;
  }[];
}

/** An answer of the provider's, apart from what the server asked for besides. */
export interface CallAnswer {
  readonly result: GraphQLResult;
  readonly server: ServerFields;
}

/**
 * The server's document for a call: the arguments are its variables, and the
 * client's selection, with its name, alias, fragments and directives, is joined to
 * the root field. Nothing else of the client's document is sent.
 */
export function serverDocument(
  {document, operation}: ClientOperation,
  variables: Variables,
  {node, field, arguments: given}: Call,
): {readonly document: DocumentNode; readonly variables: Variables} {
  const fragments = document.definitions.filter(
    ({kind}) => kind === Kind.FRAGMENT_DEFINITION,
  );
  const {directives = []} = operation;
  const used = usedVariables(
    {...node, arguments: []},
    ...directives,
    ...fragments,
  );
  const own = ownOperation(field, used);
  const ownField = onlyField(own);
  const selections = [node, ownField].flatMap(
    (part) => part?.selectionSet?.selections ?? [],
  );
  const joined = {
    ...ownField,
    ...(node.alias && {alias: node.alias}),
    directives: node.directives,
    selectionSet: {kind: Kind.SELECTION_SET, selections},
  } as FieldNode;
  const merged: OperationDefinitionNode = {
    ...own,
    name: operation.name,
    directives,
    variableDefinitions: [
      ...(operation.variableDefinitions ?? []).filter(({variable}) =>
        used.has(variable.name.value),
      ),
      ...(own.variableDefinitions ?? []),
    ],
    selectionSet: {kind: Kind.SELECTION_SET, selections: [joined]},
  };
  return {
    document: {kind: Kind.DOCUMENT, definitions: [merged, ...fragments]},
    variables: Object.fromEntries([
      ...Object.entries(variables).filter(([name]) => used.has(name)),
      ...Object.entries(given).map(([name, value]) => [
        freeName(name, used),
        value,
      ]),
    ]) as Variables,
  };
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
    /^server(?:Cart|Codes|Errors|Id|Token|Warnings)$/.test(name);
  const left = Object.fromEntries(entries.filter((entry) => !isServers(entry)));
  return {
    result: {...given, data: {...given.data, [responseKey]: left}},
    server: Object.fromEntries(entries.filter(isServers)),
  };
}

/** The server's operation, its variables renamed where the client's have their names. */
function ownOperation(
  field: string,
  taken: ReadonlySet<string>,
): OperationDefinitionNode {
  operations ??= new Map(
    Object.values(documents).map((source) => {
      const [operation] = gql(source).definitions as OperationDefinitionNode[];
      const root = operation && onlyField(operation);
      return [root?.name.value ?? '', operation];
    }),
  );
  const operation = operations.get(field);
  if (!operation) throw new Error(`No document for ${field}.`);
  return visit(operation, {
    Variable: (node) => ({
      ...node,
      name: {...node.name, value: freeName(node.name.value, taken)},
    }),
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

function usedVariables(...nodes: readonly ASTNode[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const node of nodes) {
    visit(node, {Variable: ({name}) => void used.add(name.value)});
  }
  return used;
}
