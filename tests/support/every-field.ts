import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Values for arguments without which a field cannot be asked for. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  first: '1',
  key: '"color"',
  identifiers: '[{namespace: "custom", key: "color"}]',
};

/**
 * A selection of every field of `typeName`, and of every field of the `expanded`
 * types below it; other object types are asked for their `__typename` only.
 */
export function everyField(
  schema: GraphQLSchema,
  typeName: string,
  expanded: ReadonlySet<string>,
): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No object type "${typeName}".`);
  // Nothing is expanded within itself, so that circles of types end.
  const below = new Set([...expanded].filter((name) => name !== typeName));
  const selections = Object.values(type.getFields()).map((field) =>
    select(schema, type, field, below),
  );
  return `{ __typename ${selections.join(' ')} }`;
}

function select(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  expanded: ReadonlySet<string>,
): string {
  // An alias, since implementations of an interface differ in nullability.
  const head = `${parent.name}_${field.name}: ${field.name}${argumentsOf(field)}`;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return head;
  if (isInputObjectType(type)) throw new Error(`${head} returns an input.`);
  const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const inner = members
    .filter(({name}) => expanded.has(name))
    .map(({name}) => `... on ${name} ${everyField(schema, name, expanded)}`);
  return `${head} { __typename ${inner.join(' ')} }`;
}

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      (argument.name === 'first' && argument.name in ARGUMENTS),
  );
  if (given.length === 0) return '';
  const values = given.map(({name}) => `${name}: ${ARGUMENTS[name]}`);
  return `(${values.join(', ')})`;
}
