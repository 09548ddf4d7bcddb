import type {Cart, CartMetafield} from './cart';
import type {CatalogueIndex} from './catalogue-index';
import {metafieldFault} from './metafield-rule';

/** A metafield as a client sends it; its key may be `namespace.key`. */
export interface CartMetafieldInput {
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Namespace of the local shop's app, which no key has to name. */
export const OWN_NAMESPACE = 'app--1';

/** Namespace and key of `namespace.key`; a key alone is in the namespace of the local shop's app. */
export function metafieldName(
  composite: string,
): Pick<CartMetafield, 'namespace' | 'key'> {
  const dot = composite.indexOf('.');
  return {
    namespace: dot < 0 ? OWN_NAMESPACE : composite.slice(0, dot),
    key: composite.slice(dot + 1),
  };
}

const CODES = {
  namespace: 'INVALID_VALUE',
  key: 'INVALID_VALUE',
  type: 'INVALID_TYPE',
  value: 'INVALID_VALUE',
} as const;

/** The problem of an input, with its field, or `null`. */
export function cartMetafieldFault(
  catalogue: CatalogueIndex,
  {key, type, value}: CartMetafieldInput,
) {
  const fault = metafieldFault(catalogue, {...metafieldName(key), type, value});
  if (!fault) return null;
  const {field, message} = fault;
  const at = field === 'namespace' ? 'key' : field;
  return {code: CODES[field], field: at, message};
}

/** The cart with the metafield; one of the same name is replaced and keeps its place. */
export function withMetafield(
  cart: Cart,
  {key: composite, type, value}: CartMetafieldInput,
  now: string,
): Cart {
  const {namespace, key} = metafieldName(composite);
  const {metafields = []} = cart;
  const isSame = (field: CartMetafield) =>
    field.namespace === namespace && field.key === key;
  const existing = metafields.find(isSame);
  const changed: CartMetafield = {
    namespace,
    key,
    type,
    value,
    createdAt: existing?.createdAt ?? now,
    updatedAt: now,
  };
  return {
    ...cart,
    metafields: existing
      ? metafields.map((field) => (isSame(field) ? changed : field))
      : [...metafields, changed],
  };
}
