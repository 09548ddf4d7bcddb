import type {GraphQLResult} from './graphql-request.server';

type ResultErrors = NonNullable<GraphQLResult['errors']>;
type ResultError = ResultErrors[number];

/**
 * Fields without which a page says less, but nothing that is untrue. All others are essential: `null`
 * because of an error must not pass for "none" or "sold out".
 */
const DECORATIONS: readonly (string | number)[] = [
  ...['quantityAvailable', 'tags', 'swatch'],
  ...['rating', 'ratingCount', 'reviews', 'promises'],
  ...['filterColor', 'matchingColors', 'matching', 'inTheBox', 'addOns'],
  ...['badges', 'sizeGuide', 'tabs', 'press', 'ratingDistribution'],
  ...['boxPicture', 'manual', 'spareParts'],
  'brand',
];

const isDecoration = ({path = []}: ResultError) =>
  path.some((name) => DECORATIONS.includes(name));

const isDenied = ({extensions}: ResultError) =>
  extensions?.code === 'ACCESS_DENIED';

/** The errors that a page has to heed. */
export function essentialErrors({errors = []}: GraphQLResult): ResultErrors {
  return errors.filter((error) => !isDecoration(error));
}

/**
 * Whether the same request would get no more: there are no errors, or the token lacks the scope for
 * decorations.
 */
export function isComplete({errors = []}: GraphQLResult): boolean {
  return errors.every((error) => isDecoration(error) && isDenied(error));
}

/** Whether the token lacks the scope for products' tags, which takes whole lists with it. */
export function deniesTags({errors = []}: GraphQLResult): boolean {
  return errors.some(
    (error) => isDenied(error) && error.path?.at(-1) === 'tags',
  );
}
