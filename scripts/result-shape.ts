import {
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** What JSON has for a scalar; scalars of Shopify's own are strings. */
const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
};

/**
 * Compares `data` of a response with what the document asks for: that each field is there, that
 * none is null which may not be, and that lists are lists.
 * @returns the path of the first field that is otherwise; `null` for a result of this document.
 */
export function shapeProblem(
  schema: GraphQLSchema,
  document: string,
  data: unknown,
): string | null {
  const parsed = parse(document);
  const operation = parsed.definitions.find(
    (each) => each.kind === Kind.OPERATION_DEFINITION,
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error('The schema has no such operation.');
  const fragments = fragmentsOf(parsed);

  function valueProblem(
    type: GraphQLOutputType,
    selected: SelectionSetNode | undefined,
    value: unknown,
    path: string,
  ): string | null {
    if (value === undefined) return path;
    if (value === null) return isNonNullType(type) ? path : null;
    const named = getNullableType(type);
    if (isListType(named)) {
      if (!Array.isArray(value)) return path;
      return firstProblem(value, (entry, at) =>
        valueProblem(named.ofType, selected, entry, `${path}.${at}`),
      );
    }
    if (isCompositeType(named)) {
      return typeof value === 'object' && selected
        ? objectProblem(named.name, selected, value, path)
        : path;
    }
    const expected = isEnumType(named) ? 'string' : SCALARS[named.name];
    return typeof value === (expected ?? 'string') ? null : path;
  }

  function objectProblem(
    typeName: string,
    {selections}: SelectionSetNode,
    value: object,
    path: string,
    isOptional = false,
  ): string | null {
    const type = schema.getType(typeName);
    return firstProblem(selections, (selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const found = (value as Record<string, unknown>)[key];
        if (selection.name.value === '__typename') return null;
        if (isOptional && found === undefined) return null;
        const fields =
          isObjectType(type) || (isAbstractType(type) && 'getFields' in type)
            ? type.getFields()
            : {};
        const field = fields[selection.name.value];
        return field
          ? valueProblem(
              field.type,
              selection.selectionSet,
              found,
              path ? `${path}.${key}` : key,
            )
          : path;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection;
      if (!fragment) return path;
      const name = fragment.typeCondition?.name.value ?? typeName;
      return objectProblem(
        name,
        fragment.selectionSet,
        value,
        path,
        // The value may be of another type.
        isOptional || name !== typeName,
      );
    });
  }

  return typeof data === 'object' && data !== null
    ? objectProblem(root.name, operation.selectionSet, data, '')
    : 'data';
}

function fragmentsOf({definitions}: DocumentNode) {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    found.set(definition.name.value, definition);
  }
  return found;
}

function firstProblem<Entry>(
  entries: readonly Entry[],
  problemOf: (entry: Entry, at: number) => string | null,
): string | null {
  for (const [at, entry] of entries.entries()) {
    const problem = problemOf(entry, at);
    if (problem !== null) return problem;
  }
  return null;
}
