import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import type {ClientOperation} from './allowed-operation';

/** Fields of `Cart`, its lines and delivery groups: what the buyer typed, and addresses. */
const TYPED_FIELDS: readonly string[] = [
  'attribute',
  'attributes',
  'delivery',
  'deliveryAddress',
  'note',
];

/** The type of `Cart.buyerIdentity`. */
const BUYER = {field: 'buyerIdentity', type: 'CartBuyerIdentity'};

/** Fields of `CartBuyerIdentity` that identify no one. */
const IMPERSONAL: readonly string[] = ['__typename', 'countryCode'];

const SKIPPED: FieldNode['directives'] = [
  {
    kind: Kind.DIRECTIVE,
    name: {kind: Kind.NAME, value: 'skip'},
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: {kind: Kind.NAME, value: 'if'},
        value: {kind: Kind.BOOLEAN, value: true},
      },
    ],
  },
];

/**
 * Removes the fields of an operation that tell whose cart it is: e-mail address, phone, customer,
 * addresses, and texts that the buyer typed, such as a gift's recipient. A new cart keeps them,
 * because its own client has sent them. Every link to the checkout contains a cart's id and key,
 * which open the cart to anyone; only the session's own token proves a customer. A client that asks
 * for these fields, as older documents do, gets the other fields.
 * @param usesToken the session's token is among the variables.
 */
export function withoutCartBuyer(
  operation: ClientOperation,
  usesToken: boolean,
): ClientOperation {
  const root = operation.fields[0].name.value;
  if (root === 'cartCreate') return operation;
  const becomesOwn = root === 'cartBuyerIdentityUpdate' && usesToken;
  // E-mail address and phone of an earlier buyer would stay.
  const told = becomesOwn ? [...IMPERSONAL, 'customer'] : IMPERSONAL;
  const document: DocumentNode = visit(operation.document, {
    Field: (field) => {
      if (TYPED_FIELDS.includes(field.name.value)) return skipped(field);
      if (field.name.value !== BUYER.field) return undefined;
      return field.selectionSet
        ? {...field, selectionSet: onlyTold(field.selectionSet, told)}
        : undefined;
    },
    FragmentDefinition: (fragment) =>
      fragment.typeCondition.name.value === BUYER.type
        ? {...fragment, selectionSet: onlyTold(fragment.selectionSet, told)}
        : undefined,
  });
  return {...operation, document};
}

const skipped = (field: FieldNode): FieldNode => ({
  ...field,
  directives: SKIPPED,
});

function onlyTold(
  set: SelectionSetNode,
  told: readonly string[],
): SelectionSetNode {
  return {
    ...set,
    selections: set.selections.map((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return {
          ...selection,
          selectionSet: onlyTold(selection.selectionSet, told),
        };
      }
      return selection.kind === Kind.FIELD &&
        !told.includes(selection.name.value)
        ? skipped(selection)
        : selection;
    }),
  };
}
