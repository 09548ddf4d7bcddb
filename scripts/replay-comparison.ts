import {LEFT_OUT} from './replay-left-out';

/** Values that differ between any two stores: only that both are there is compared. */
const OWN_VALUES = new Set([
  'accessToken',
  'checkoutUrl',
  'createdAt',
  'currencyCode',
  'cursor',
  'encodedVariantAvailability',
  'encodedVariantExistence',
  'endCursor',
  'expiresAt',
  'id',
  'lastCharacters',
  'number',
  'onlineStoreUrl',
  'publishedAt',
  'startCursor',
  'statusUrl',
  'target',
  'trackingParameters',
  'updatedAt',
  'url',
]);

/** A place where two results are not the same, as `cart.cost.totalAmount.amount: 0.0, here 20.0`. */
type Difference = string;

const show = (value: unknown) =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 160);

/**
 * The differences of a local result from a recorded one: fields, order, nullness and values. Ids,
 * times and currencies are only compared by their kind; what the recording has blacked out
 * (`<redacted:…>`) equals any text.
 * @param path where the values are, for the text of a difference.
 */
export function differences(
  recorded: unknown,
  local: unknown,
  path = '',
): Difference[] {
  const here = () => [`${path}: ${show(recorded)}, here ${show(local)}`];
  if (Array.isArray(recorded)) {
    if (!Array.isArray(local)) return here();
    if (recorded.length !== local.length) {
      return [
        `${path}: ${recorded.length} entries ${show(recorded)}, here ${local.length} ${show(local)}`,
      ];
    }
    return recorded.flatMap((value, index) =>
      differences(value, local[index], `${path}.${index}`),
    );
  }
  if (typeof recorded === 'object' && recorded !== null) {
    if (typeof local !== 'object' || local === null) return here();
    const values = local as Readonly<Record<string, unknown>>;
    return Object.entries(recorded).flatMap(([key, value]) =>
      `${LEFT_OUT}${key}` in values
        ? []
        : differences(value, values[key], path ? `${path}.${key}` : key),
    );
  }
  return isSame(recorded, local, path) ? [] : here();
}

function isSame(recorded: unknown, local: unknown, path: string): boolean {
  if (recorded === null || local === null || local === undefined) {
    return recorded === local;
  }
  if (typeof recorded !== 'string' || typeof local !== 'string') {
    return recorded === local;
  }
  const keys = path.split('.');
  if (recorded.startsWith('gid://') || OWN_VALUES.has(keys.at(-1) ?? '')) {
    return true;
  }
  // The recorded store is in Canada, ours in another country.
  if (keys.slice(-2).join('.') === 'buyerIdentity.countryCode') return true;
  const pattern = recorded
    .replace(
      /gid:\/\/\S+?(?=[\s"']|$)|[\da-f]{8}-[\da-f-]{27}/g,
      '<redacted:id>',
    )
    .split(/<redacted:[^>]*>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(local);
}
