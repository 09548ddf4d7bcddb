import type {Shop} from './context';
import {
  metafieldOf,
  metafieldsOf,
  setMetafield,
  type CustomerMetafield,
} from './data/customer-metafield-store';
import {
  customerById,
  updateCustomer,
  type Customer,
} from './data/customer-store';
import {fullName} from './domain/customer-address';
import {paginate, type ConnectionArgs} from './domain/cursor';
import {globalId} from './domain/global-id';
import {metafieldFault, type MetafieldDraft} from './domain/metafield-rule';

interface CustomerInput {
  readonly id?: string | null;
  readonly tags?: readonly string[] | null;
  readonly metafields?: readonly Partial<MetafieldDraft>[] | null;
}

interface AdminUserError {
  readonly field: readonly string[];
  readonly message: string;
}

/** What resolvers read of a customer in the Admin API; `null` when unknown. */
export function adminCustomer(shop: Shop, id: string) {
  const customer = customerById(shop, id);
  return customer && customerSource(shop, customer);
}

/**
 * `customerUpdate` of the Admin API: sets tags and metafields, all or nothing.
 * A metafield that exists keeps its type when none is given.
 */
export function adminCustomerUpdate(shop: Shop, input: CustomerInput) {
  const customer = customerById(shop, input.id ?? '');
  if (!customer) {
    return failure([{field: ['id'], message: 'Customer does not exist'}]);
  }
  const drafts = (input.metafields ?? []).map((field) =>
    completeDraft(shop, customer.id, field),
  );
  const errors = drafts.flatMap((draft, index): AdminUserError[] => {
    const fault = metafieldFault(shop.catalogue, draft);
    return fault
      ? [
          {
            field: ['metafields', String(index), fault.field],
            message: fault.message,
          },
        ]
      : [];
  });
  if (errors.length > 0) return failure(errors);
  const updated = shop.database.transaction(() => {
    for (const draft of drafts) setMetafield(shop, customer.id, draft);
    return updateCustomer(
      shop,
      customer.id,
      input.tags ? {tags: input.tags} : {},
    );
  });
  return {customer: customerSource(shop, updated), userErrors: []};
}

function failure(userErrors: readonly AdminUserError[]) {
  return {customer: null, userErrors};
}

function completeDraft(
  shop: Shop,
  customerId: string,
  {namespace = 'custom', key = '', type, value = ''}: Partial<MetafieldDraft>,
): MetafieldDraft {
  const current = metafieldOf(shop, customerId, namespace, key);
  return {namespace, key, value, type: type ?? current?.type ?? ''};
}

function customerSource(shop: Shop, customer: Customer) {
  const {id, email, firstName, lastName, tags, createdAt, updatedAt} = customer;
  return {
    id,
    email,
    firstName,
    lastName,
    tags,
    createdAt,
    updatedAt,
    displayName: fullName(customer) ?? email ?? customer.phone ?? '',
    metafield: (args: {namespace?: string; key: string}) => {
      const field = metafieldOf(shop, id, args.namespace ?? 'custom', args.key);
      return field && metafieldSource(field);
    },
    metafields: (
      args: ConnectionArgs & {namespace?: string; keys?: readonly string[]},
    ) =>
      paginate(
        metafieldsOf(shop, id)
          .filter(
            ({namespace, key}) =>
              (args.namespace ?? namespace) === namespace &&
              // Keys may be given with their namespace.
              (!args.keys ||
                args.keys.includes(key) ||
                args.keys.includes(`${namespace}.${key}`)),
          )
          .map(metafieldSource),
        args,
      ),
  };
}

function metafieldSource(field: CustomerMetafield) {
  return {...field, id: globalId('Metafield', field.id)};
}
