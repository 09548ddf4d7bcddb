import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type NameNode,
} from 'graphql';
import {MAX_PER_LINE} from '~/lib/limits/limits';

/** Alias of the cart that we select ourselves; a client's mutation has no aliases. */
export const OWN_CART = 'ownCart';

/** Root field of `asReading`: without lines it changes nothing. */
export const READING = 'cartLinesUpdate';

const nameOf = (value: string): NameNode => ({kind: Kind.NAME, value});

/** `ownCart: cart {id}` */
const OWN_FIELD: FieldNode = {
  kind: Kind.FIELD,
  alias: nameOf(OWN_CART),
  name: nameOf('cart'),
  selectionSet: {
    kind: Kind.SELECTION_SET,
    selections: [{kind: Kind.FIELD, name: nameOf('id')}],
  },
};

/**
 * A client's mutation of a cart with its literal quantities limited to `MAX_PER_LINE`, and with the
 * cart's id in the result as `OWN_CART`, whatever the client selects.
 */
export function withOwnCart(document: DocumentNode): DocumentNode {
  const capped: DocumentNode = visit(document, {
    ObjectField: (field) =>
      field.name.value === 'quantity' &&
      field.value.kind === Kind.INT &&
      Number(field.value.value) > MAX_PER_LINE
        ? {...field, value: {...field.value, value: String(MAX_PER_LINE)}}
        : undefined,
  });
  return withRootField(capped, (field) => ({
    ...field,
    selectionSet: field.selectionSet && {
      ...field.selectionSet,
      selections: [...field.selectionSet.selections, OWN_FIELD],
    },
  }));
}

/**
 * Turns a client's cart mutation into one that selects the same fields of the cart and changes nothing.
 * Declares only the variables that these fields use.
 */
export function asReading(
  document: DocumentNode,
  cartId: string,
): DocumentNode {
  const reading = withRootField(document, (field) => ({
    ...field,
    name: nameOf(READING),
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: nameOf('cartId'),
        value: {kind: Kind.STRING, value: cartId},
      },
      {
        kind: Kind.ARGUMENT,
        name: nameOf('lines'),
        value: {kind: Kind.LIST, values: []},
      },
    ],
  }));
  const used = new Set<string>();
  visit(reading, {
    Variable: ({name}, key) => {
      if (key !== 'variable') used.add(name.value);
    },
  });
  return visit(reading, {
    // A fragment of the client's on the payload.
    NamedType: (type) =>
      /^cart\w+Payload$/i.test(type.name.value)
        ? {...type, name: nameOf('CartLinesUpdatePayload')}
        : undefined,
    VariableDefinition: ({variable}) =>
      used.has(variable.name.value) ? undefined : null,
  });
}

/** Changes the mutation's one field; fields of the same name below it stay. */
function withRootField(
  document: DocumentNode,
  change: (field: FieldNode) => FieldNode,
): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? {
            ...definition,
            selectionSet: {
              ...definition.selectionSet,
              selections: definition.selectionSet.selections.map((node) =>
                node.kind === Kind.FIELD && node.name.value !== '__typename'
                  ? change(node)
                  : node,
              ),
            },
          }
        : definition,
    ),
  };
}
