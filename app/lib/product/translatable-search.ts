import {variantNumber} from './variant-link';

/**
 * The query of a page in its other languages. Values of options are translated, so a
 * product's choice is named by the id of its variant instead.
 *
 * @param search of the page that is shown.
 * @param data of its innermost route's loader.
 */
export function translatableSearch(search: string, data: unknown): string {
  const product = valueAt(data, 'product');
  const id = valueAt(valueAt(product, 'variant'), 'id');
  const groups = valueAt(product, 'optionGroups');
  if (typeof id !== 'string' || !Array.isArray(groups)) return search;
  const query = new URLSearchParams(search);
  const names = groups.map((group) => String(valueAt(group, 'name')));
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  query.set('variant', variantNumber(id));
  return `?${query}`;
}

function valueAt(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null
    ? Reflect.get(data, key)
    : undefined;
}
