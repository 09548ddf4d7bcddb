import type {
  MetafieldDefinition,
  MetafieldOwner,
} from '@metarmap/store/definitions';
import type {LocalizedText} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {
  same,
  type Metafield,
  type MetafieldValue,
  type Product,
} from '../domain/catalogue';
import type {MetafieldEdit} from '../domain/catalogue-edit';
import {definedFields, readDefined} from './defined-fields';
import {NO_TEXT, type AdminField, type Problems} from './section';

const definitionsOf = ({definitions}: Shop, owner: MetafieldOwner) =>
  definitions.filter((definition) => definition.owner === owner);

const nameOf = ({namespace, key}: MetafieldDefinition, prefix: string) =>
  `metafield-${prefix}${namespace}-${key}`;

/** The controls of the metafields that owners of a kind can have. */
export const metafieldControls = (
  shop: Shop,
  owner: MetafieldOwner,
  metafields: readonly Metafield[] = [],
  prefix = '',
): AdminField[] =>
  definitionsOf(shop, owner).flatMap((definition) =>
    definedFields(
      shop,
      nameOf(definition, prefix),
      definition,
      metafieldText(metafields, definition),
    ),
  );

/**
 * Reads `metafieldControls`; returns only changed metafields. Those without a control on
 * the form stay as they are.
 */
export function readMetafields(
  shop: Shop,
  owner: MetafieldOwner,
  metafields: readonly Metafield[] = [],
  sent: URLSearchParams,
  problems: Problems,
  prefix = '',
): MetafieldEdit[] {
  return definitionsOf(shop, owner).flatMap((definition) => {
    const {namespace, key, type} = definition;
    const name = nameOf(definition, prefix);
    if (!sent.has(name) && !sent.has(`${name}-${shop.languages[0]}`)) return [];
    const text = readDefined(shop, name, definition, sent, problems);
    const before = metafieldText(metafields, definition);
    if (!isChanged(shop, text ?? NO_TEXT, before)) return [];
    return [{namespace, key, value: text && metafieldValue(type, text)}];
  });
}

/** A metafield as text; references as ids. */
function metafieldText(
  metafields: readonly Metafield[],
  {namespace, key}: MetafieldDefinition,
) {
  const value = metafields.find(
    (each) => each.namespace === namespace && each.key === key,
  )?.value;
  if (!value) return NO_TEXT;
  if ('ids' in value) return same(JSON.stringify(value.ids));
  if ('id' in value) return same(value.id);
  return typeof value.value === 'string' ? same(value.value) : value.value;
}

/** The value of a metafield of this type, from the form's text. */
function metafieldValue(type: string, text: LocalizedText) {
  // The type decides which member of the union the value is.
  return {type, ...valueOfType(type, text)} as MetafieldValue;
}

function valueOfType(type: string, text: LocalizedText) {
  if (type.startsWith('list.')) return {ids: JSON.parse(text.DE) as string[]};
  if (type.endsWith('_reference')) return {id: text.DE};
  return {value: /_text_field$|^json$/.test(type) ? text : text.DE};
}

/** Whether a text differs in one of the shop's languages. */
export const isChanged = (
  {languages}: Pick<Shop, 'languages'>,
  text: Product['title'],
  than: Product['title'],
) => languages.some((language) => text[language] !== than[language]);
