import type {
  MetafieldDefinition,
  MetafieldOwner,
  MetaobjectDefinition,
} from '@metarmap/store/definitions';
import {merged, save} from './content-store';
import type {Database} from './database';

const keyOf = ({owner, namespace, key}: MetafieldDefinition) =>
  `${owner}/${namespace}/${key}`;
const typeOf = ({type}: MetaobjectDefinition) => type;

/** The given definitions of metafields and those that were created since. */
export function metafieldDefinitions(
  database: Database,
  given: readonly MetafieldDefinition[],
): readonly MetafieldDefinition[] {
  return merged(database, 'metafield-definition', given, keyOf);
}

/** The given definitions of metaobjects and those that were created since. */
export function metaobjectDefinitions(
  database: Database,
  given: readonly MetaobjectDefinition[],
): readonly MetaobjectDefinition[] {
  return merged(database, 'metaobject-definition', given, typeOf);
}

/** Writes a metafield's definition. */
export function saveMetafieldDefinition(
  database: Database,
  definition: MetafieldDefinition,
): void {
  save(database, 'metafield-definition', keyOf(definition), definition);
}

/** Writes a metaobject's definition. */
export function saveMetaobjectDefinition(
  database: Database,
  definition: MetaobjectDefinition,
): void {
  save(database, 'metaobject-definition', definition.type, definition);
}

/** Whether a definition shows a metafield to the Storefront API. */
export function isShownToStorefronts(
  {definitions}: {readonly definitions: readonly MetafieldDefinition[]},
  owner: MetafieldOwner,
  namespace: string,
  key: string,
): boolean {
  return definitions.some(
    (definition) =>
      definition.owner === owner &&
      definition.namespace === namespace &&
      definition.key === key &&
      definition.storefront === 'PUBLIC_READ',
  );
}
