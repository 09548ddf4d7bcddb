import {
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type ObjectFieldNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type {Variables} from './operation-variables';

/** Name of the variable that the server adds; no client's may be called so. */
const OURS = 'valueOfTheServer';

interface DocumentWithVariables {
  readonly document: DocumentNode;
  readonly variables: Variables;
}

/** A value inside the arguments of a mutation's only field. */
interface Place {
  /** The argument's name, then those of the fields in it. */
  readonly path: readonly string[];
  /** Input type of the list's items. */
  readonly items: string;
}

/**
 * Puts a list of the server's in the place of one that a client sent, whether that
 * stands in a variable, inside of one, or in the document itself. Variables that
 * nothing uses any more are taken out: the provider would refuse them.
 */
export function withReplacedList(
  {document, variables}: DocumentWithVariables,
  {path: [argument = '', ...inside], items}: Place,
  value: readonly unknown[],
): DocumentWithVariables {
  const changed: Record<string, unknown> = {...variables};
  const replaceIn = (node: ValueNode, path: readonly string[]): ValueNode => {
    const [name, ...rest] = path;
    if (node.kind === Kind.VARIABLE) {
      changed[node.name.value] = replaced(
        changed[node.name.value],
        path,
        value,
      );
      return node;
    }
    if (name !== undefined && node.kind === Kind.OBJECT) {
      const fields = node.fields.map((field): ObjectFieldNode =>
        field.name.value === name
          ? {...field, value: replaceIn(field.value, rest)}
          : field,
      );
      return {...node, fields};
    }
    changed[OURS] = value;
    return {kind: Kind.VARIABLE, name: {kind: Kind.NAME, value: OURS}};
  };
  let isRoot = true;
  const rewritten: DocumentNode = visit(document, {
    Field(node) {
      if (!isRoot) return undefined;
      isRoot = false;
      const given = (node.arguments ?? []).map((entry): ArgumentNode =>
        entry.name.value === argument
          ? {...entry, value: replaceIn(entry.value, inside)}
          : entry,
      );
      return {...node, arguments: given};
    },
  });
  return onlyUsed(rewritten, changed, definitionOf(items));
}

function replaced(
  before: unknown,
  [name, ...rest]: readonly string[],
  value: readonly unknown[],
): unknown {
  if (name === undefined) return value;
  const fields = before as Readonly<Record<string, unknown>>;
  return {...fields, [name]: replaced(fields[name], rest, value)};
}

function definitionOf(items: string): VariableDefinitionNode {
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: {kind: Kind.VARIABLE, name: {kind: Kind.NAME, value: OURS}},
    type: {
      kind: Kind.NON_NULL_TYPE,
      type: {
        kind: Kind.LIST_TYPE,
        type: {
          kind: Kind.NON_NULL_TYPE,
          type: {
            kind: Kind.NAMED_TYPE,
            name: {kind: Kind.NAME, value: items},
          },
        },
      },
    },
  };
}

function onlyUsed(
  document: DocumentNode,
  variables: Variables,
  ours: VariableDefinitionNode,
): DocumentWithVariables {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({name}) => void used.add(name.value),
  });
  return {
    document: visit(document, {
      OperationDefinition: (node) => ({
        ...node,
        variableDefinitions: [...(node.variableDefinitions ?? []), ours].filter(
          ({variable}) => used.has(variable.name.value),
        ),
      }),
    }),
    variables: Object.fromEntries(
      Object.entries(variables).filter(([name]) => used.has(name)),
    ),
  };
}
