import type {Shop} from '../context';
import {numberOfGlobalId} from '../domain/global-id';

/** A metafield of a customer; `value` is Shopify's text form (lists as JSON). */
export interface CustomerMetafield {
  readonly id: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const COLUMNS =
  'id, namespace, key, type, value, created_at as createdAt, updated_at as updatedAt';

/** One metafield of a customer, or `null`. */
export function metafieldOf(
  shop: Shop,
  customerId: string,
  namespace: string,
  key: string,
): CustomerMetafield | null {
  return shop.database.get<CustomerMetafield>(
    `select ${COLUMNS} from customer_metafields where customer_id = ? and namespace = ? and key = ?`,
    [numberOfGlobalId('Customer', customerId), namespace, key],
  );
}

/** Sets a metafield; replaces an existing one, with its type. */
export function setMetafield(
  shop: Shop,
  customerId: string,
  field: Pick<CustomerMetafield, 'namespace' | 'key' | 'type' | 'value'>,
): void {
  const now = shop.now().toISOString();
  shop.database.run(
    `insert into customer_metafields (customer_id, namespace, key, type, value, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (customer_id, namespace, key)
     do update set type = excluded.type, value = excluded.value, updated_at = excluded.updated_at`,
    [
      numberOfGlobalId('Customer', customerId),
      field.namespace,
      field.key,
      field.type,
      field.value,
      now,
      now,
    ],
  );
}

/** Removes a metafield; `false` when there was none. */
export function deleteMetafield(
  shop: Shop,
  customerId: string,
  {namespace, key}: Pick<CustomerMetafield, 'namespace' | 'key'>,
): boolean {
  const deleted = shop.database.run(
    'delete from customer_metafields where customer_id = ? and namespace = ? and key = ?',
    [numberOfGlobalId('Customer', customerId), namespace, key],
  );
  return deleted === 1;
}
