import type {Shop} from '../context';
import {metaobjectById} from '../data/content-store';

/** The problem of a value in a field of this type, or `null`. */
export function metaobjectFieldFault(
  shop: Pick<Shop, 'catalogue' | 'database' | 'edits'>,
  type: string,
  value: string,
): string | null {
  switch (type) {
    case 'single_line_text_field':
      return value.length > 255 || value.includes('\n')
        ? 'Enter one line of at most 255 characters.'
        : null;
    case 'url':
      return /^(?:https?:\/\/|mailto:|tel:)\S+$/.test(value)
        ? null
        : 'Enter an address that begins with https://.';
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value)
        ? null
        : 'Enter a colour as #3df08a.';
    case 'date_time':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) &&
        !isNaN(Date.parse(value))
        ? null
        : 'Enter a time as 2030-12-31T12:00.';
    case 'rich_text_field':
      return isRichText(value)
        ? null
        : 'Enter a text, or valid rich text JSON.';
    case 'number_integer':
      return /^-?\d{1,15}$/.test(value) ? null : 'Enter a whole number.';
    case 'number_decimal':
      return /^-?\d{1,13}(?:\.\d{1,9})?$/.test(value)
        ? null
        : 'Enter a number such as 1.5.';
    case 'money':
      return /"amount":"\d{1,13}(?:\.\d{1,3})?"/.test(value)
        ? null
        : 'Enter an amount such as 199.00.';
    case 'rating':
      return /"value":"(?:[1-4](?:\.\d)?|5(?:\.0)?)"/.test(value)
        ? null
        : 'Enter a number from 1 to 5.';
    case 'date':
      return isNaN(Date.parse(value)) ? 'Enter a date as 2030-12-31.' : null;
    case 'boolean':
      return value === 'true' || value === 'false' ? null : 'Choose.';
    case 'file_reference':
      return value.startsWith('gid://') ? null : 'Choose a picture.';
    case 'list.metaobject_reference':
    case 'list.product_reference':
    case 'list.page_reference':
    case 'list.collection_reference':
      return referencesFault(shop, value);
    case 'metaobject_reference':
    case 'product_reference':
    case 'page_reference':
    case 'collection_reference':
      return referencesFault(shop, JSON.stringify([value]));
    default:
      return null;
  }
}

function isRichText(value: string): boolean {
  const root = parse(value);
  return (
    typeof root === 'object' &&
    root !== null &&
    'type' in root &&
    root.type === 'root' &&
    'children' in root &&
    Array.isArray(root.children)
  );
}

function referencesFault(
  shop: Pick<Shop, 'catalogue' | 'database' | 'edits'>,
  value: string,
): string | null {
  const ids = parse(value);
  const isKnown = (id: unknown) =>
    typeof id === 'string' &&
    (shop.edits.all.productById.has(id) ||
      shop.edits.all.pageById.has(id) ||
      shop.edits.all.collectionById.has(id) ||
      metaobjectById(shop, id) !== null);
  if (!Array.isArray(ids)) return 'Enter handles, one in each line.';
  const unknown: unknown[] = ids.filter((id) => !isKnown(id));
  return unknown.length > 0
    ? `There is nothing with the handle ${unknown.join(', ')}.`
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
