import type {Shop} from '../context';
import {metaobjectById} from '../data/content-store';

/** What is wrong with a value of a field of this type, or `null`. */
export function metaobjectFieldFault(
  shop: Pick<Shop, 'catalogue' | 'database'>,
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
        : 'Enter a time as 2030-12-31T12:00:00Z.';
    case 'rich_text_field':
      return isRichText(value)
        ? null
        : 'Enter a text, or valid rich text JSON.';
    case 'list.metaobject_reference':
      return referencesFault(shop, value);
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
  shop: Pick<Shop, 'catalogue' | 'database'>,
  value: string,
): string | null {
  const ids = parse(value);
  const isKnown = (id: unknown) =>
    typeof id === 'string' && metaobjectById(shop, id) !== null;
  return Array.isArray(ids) && ids.every(isKnown)
    ? null
    : 'Enter handles of entries, one in each line.';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
