import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import type {ClientOperation} from './allowed-operation';

/** Fields of `Cart` and its delivery groups that have addresses. */
const DELIVERY_FIELDS: readonly string[] = ['delivery', 'deliveryAddress'];

/** The type of `Cart.buyerIdentity`. */
const BUYER = {field: 'buyerIdentity', type: 'CartBuyerIdentity'};

/** Its fields that name nobody. */
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
 * Leaves out of an operation what tells whose a cart is: e-mail address, phone, customer, addresses.
 * A cart's id and key, which are in every link to the checkout, open it to anyone; only the
 * session's own token proves a customer. Clients that ask for these fields all the same, as the
 * documents of older ones do, get the rest.
 *
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
      if (DELIVERY_FIELDS.includes(field.name.value)) return skipped(field);
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
