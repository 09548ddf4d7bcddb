import {filterSchema, pruneSchema} from '@graphql-tools/utils';
import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isUnionType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** The fields that documents select, as `Type.field`. */
export function selectedFields(
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): Set<string> {
  const selected = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  const read = visitWithTypeInfo(typeInfo, {
    Field({name}) {
      selected.add(`${typeInfo.getParentType()?.name}.${name.value}`);
    },
  });
  for (const document of documents) visit(document, read);
  return selected;
}

/**
 * The part of a schema around these fields (`Type.field`): of the roots only they, of every other
 * type that they name all fields that lead to no further type. Arguments and their types are whole.
 * Interfaces and unions are left out.
 */
export function cutSchema(
  schema: GraphQLSchema,
  selected: ReadonlySet<string>,
): GraphQLSchema {
  const owners = new Set([...selected].map((path) => path.split('.')[0]));
  const roots = {
    Query: schema.getQueryType()?.name,
    Mutation: schema.getMutationType()?.name,
    Subscription: schema.getSubscriptionType()?.name,
  };
  return pruneSchema(
    filterSchema({
      schema,
      typeFilter: (_name, type) => !isInterfaceType(type) && !isUnionType(type),
      rootFieldFilter: (operation, field) =>
        selected.has(`${roots[operation]}.${field}`),
      objectFieldFilter: (owner, field, {type}) => {
        const named = getNamedType(type);
        return (
          selected.has(`${owner}.${field}`) ||
          isLeafType(named) ||
          owners.has(named.name)
        );
      },
    }),
  );
}
