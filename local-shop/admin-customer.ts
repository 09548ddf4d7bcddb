import type {Shop} from './context';
import {metafieldOf, setMetafield} from './data/customer-metafield-store';
import {customerById, updateCustomer} from './data/customer-store';
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
  const {id, tags} = updated;
  return {customer: {id, tags}, userErrors: []};
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
