import {
  isAbstractType,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
} from 'graphql';

/**
 * The document with `__typename` in place of fields that the local shop does not have (`Type.field`,
 * or `Type.field(argument)` for a field with this argument), so that the others can be compared.
 */
export function leaveOut(
  schema: GraphQLSchema,
  query: string,
  names: readonly string[],
): string {
  const typeInfo = new TypeInfo(schema);
  const document = visit(
    parse(query),
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        const parent = typeInfo.getParentType();
        const given = (node.arguments ?? []).map(({name}) => `(${name.value})`);
        const isMissing = typesOf(schema, parent).some((type) =>
          ['', ...given].some((rest) =>
            names.includes(`${type}.${node.name.value}${rest}`),
          ),
        );
        if (!isMissing) return undefined;
        const {alias = node.name} = node;
        return {
          ...node,
          alias: {...alias, value: `${LEFT_OUT}${alias.value}`},
          name: {...node.name, value: '__typename'},
          arguments: [],
          directives: [],
          selectionSet: undefined,
        };
      },
    }),
  );
  return print(withoutUnusedVariables(document));
}

/** The names of a type and, if it is abstract, of the types that it can be. */
function typesOf(
  schema: GraphQLSchema,
  type: GraphQLCompositeType | null | undefined,
) {
  if (!type) return [];
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  return [type, ...possible].map(({name}) => name);
}

/** A document with an unused variable is invalid. */
function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({name}) => void used.add(name.value),
  });
  return visit(document, {
    VariableDefinition: ({variable}) =>
      used.has(variable.name.value) ? undefined : null,
  });
}

/** Begin of the key that says in a result which field was left out. */
export const LEFT_OUT = 'leftOut_';
