import {isShownToStorefronts} from '../../data/definition-store';
import type {MetafieldOwner} from '@metarmap/store/definitions';
import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Shop} from '../../context';
import type {Metafield, MetafieldValue} from '../../domain/catalogue';
import type {TypeResolvers} from '../../resolver';

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
const shownMetafields = (
  shop: Shop,
  owner: MetafieldOwner,
  metafields: readonly Metafield[],
) =>
  metafields.filter(({namespace, key}) =>
    isShownToStorefronts(shop, owner, namespace, key),
  );

/** The metafield that an identifier names, or `null`. */
function metafieldByIdentifier(
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

/** `metafield` and `metafields` of everything that has some in the catalogue. */
export function metafieldFields<Source extends {readonly id: string}>(
  owner: MetafieldOwner,
  metafieldsOf: (source: Source) => readonly Metafield[] | undefined,
) {
  const shown = (source: Source, shop: Shop) =>
    shownMetafields(shop, owner, metafieldsOf(source) ?? []);
  return {
    metafield: (source, identifier: MetafieldIdentifier, {language, shop}) =>
      metafieldByIdentifier(
        source.id,
        shown(source, shop),
        identifier,
        language,
      ),
    metafields: (
      source,
      {identifiers}: {identifiers: readonly MetafieldIdentifier[]},
      {language, shop},
    ) =>
      metafieldsByIdentifiers(
        source.id,
        shown(source, shop),
        identifiers,
        language,
      ),
  } satisfies TypeResolvers<Source>;
}

/** One entry per identifier, `null` where there is no such metafield. */
function metafieldsByIdentifiers(
  ownerId: string,
  metafields: readonly Metafield[],
  identifiers: readonly MetafieldIdentifier[],
  language: CatalogueLanguage,
): (MetafieldSource | null)[] {
  return identifiers.map((identifier) =>
    metafieldByIdentifier(ownerId, metafields, identifier, language),
  );
}

function rawValue(value: MetafieldValue, language: CatalogueLanguage): string {
  if ('ids' in value) return JSON.stringify(value.ids);
  if ('id' in value) return value.id;
  return typeof value.value === 'string' ? value.value : value.value[language];
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
