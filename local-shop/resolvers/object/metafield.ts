import {isShownToStorefronts} from '../../data/definition-store';
import type {MetafieldOwner} from '@metarmap/store/definitions';
import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Shop} from '../../context';
import type {Metafield, MetafieldValue} from '../../domain/catalogue';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {nodeSource} from '../node-source';

/** `HasMetafieldsIdentifier` of the Storefront API. */
export interface MetafieldIdentifier {
  readonly key: string;
  readonly namespace?: string | null;
}

/**
 * Source of `Metafield`, for the metafields of the catalogue and of customers
 * and orders alike. `value` is the raw text that the API returns: a JSON list of
 * ids for `list.…_reference`, an id for `…_reference`.
 */
export interface MetafieldSource {
  readonly __typename: 'Metafield';
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly description: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /**
   * The resource that a value refers to, when it is not in the catalogue (an order's
   * invoice).
   */
  readonly reference?: object;
}

const WRITTEN_AT = '2025-01-15T09:00:00Z';

/** The metafields that storefronts may read. */
export const shownMetafields = (
  shop: Shop,
  owner: MetafieldOwner,
  metafields: readonly Metafield[],
) =>
  metafields.filter(({namespace, key}) =>
    isShownToStorefronts(shop, owner, namespace, key),
  );

/** The metafield that an identifier names, or `null`. */
export function metafieldByIdentifier(
  ownerId: string,
  metafields: readonly Metafield[],
  {namespace, key}: MetafieldIdentifier,
  language: CatalogueLanguage,
): MetafieldSource | null {
  const metafield = metafields.find(
    (candidate) =>
      candidate.key === key && candidate.namespace === (namespace ?? 'custom'),
  );
  if (!metafield) return null;
  return {
    __typename: 'Metafield',
    id: metafieldId(ownerId, metafield),
    namespace: metafield.namespace,
    key: metafield.key,
    type: metafield.value.type,
    value: rawValue(metafield.value, language),
    description: null,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

/** One entry per identifier, `null` where there is no such metafield. */
export function metafieldsByIdentifiers(
  ownerId: string,
  metafields: readonly Metafield[],
  identifiers: readonly MetafieldIdentifier[],
  language: CatalogueLanguage,
): (MetafieldSource | null)[] {
  return identifiers.map((identifier) =>
    metafieldByIdentifier(ownerId, metafields, identifier, language),
  );
}

/** `Metafield`: references to deleted resources are `null` or left out. */
export const metafieldResolvers = {
  reference: ({type, value, reference}, _args, context) =>
    type.endsWith('_reference') && !type.startsWith('list.')
      ? (reference ?? nodeSource(context, value))
      : null,
  references: ({type, value}, args: ConnectionArgs, context) => {
    if (!type.startsWith('list.') || !type.endsWith('_reference')) return null;
    const nodes = readIds(value).flatMap((id) => {
      const node = nodeSource(context, id);
      return node ? [{id, node}] : [];
    });
    return paginate(nodes, args, ({node}) => node);
  },
} satisfies TypeResolvers<MetafieldSource>;

function rawValue(value: MetafieldValue, language: CatalogueLanguage): string {
  if ('ids' in value) return JSON.stringify(value.ids);
  if ('id' in value) return value.id;
  return typeof value.value === 'string' ? value.value : value.value[language];
}

/** The ids in the value of a list of references. */
export function readIds(value: string): string[] {
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Metafields have no id in the catalogue: one is derived, stable as long as names are. */
export function metafieldId(
  ownerId: string,
  {namespace, key}: Pick<Metafield, 'namespace' | 'key'>,
): string {
  let hash = 0;
  for (const character of `${ownerId}.${namespace}.${key}`) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 40;
  }
  return `gid://shopify/Metafield/${hash}`;
}
