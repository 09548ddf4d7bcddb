import {parseGid} from '@shopify/hydrogen-react';

/** The local shop's own country, in whose currency are the gift cards. */
export const OWN_COUNTRY = 'DE';

/** Keys of a country that decides about prices; other countries belong to addresses. */
const isBuyersCountry = (path: readonly string[]) =>
  path.join('.') === 'country' ||
  path.slice(-2).join('.') === 'buyerIdentity.countryCode';

/** The names that a session's ids, codes and tokens have in the local shop. */
interface Names {
  /** The variables of a step, with the local names. */
  readonly ofHere: (step: string, variables: unknown) => unknown;
  /** Notes which local text is where the recording has an id, or something blacked out. */
  readonly learn: (step: string, recorded: unknown, local: unknown) => void;
}

const SECRETS = /^(?:password|customerAccessToken)$/;
const PASSWORD = 'recorded-password';

/** `cartLinesAdd` as `cart`, `Lines`, `Add`. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])/);

/** How many words two names begin with alike; `Australia` is like `Australian`. */
function commonWords(one: string, other: string): number {
  const words = wordsOf(other);
  const different = wordsOf(one).findIndex(
    (word, at) =>
      !words[at] || !(words[at].startsWith(word) || word.startsWith(words[at])),
  );
  return different < 0 ? wordsOf(one).length : different;
}

/**
 * Learns names while a session is repeated. All carts of a recording have the same, blacked-out id:
 * a step means the cart to which another of its ids belongs, or else the one that was made by the
 * step with the most similar name.
 * @param given names that are known at first.
 */
export function createNames(given: ReadonlyMap<string, string>): Names {
  const names = new Map(given);
  const carts: {readonly step: string; readonly id: string}[] = [];

  const cartOf = (step: string, variables: unknown): string | undefined => {
    // A cart that does not have the ids of the step.
    if (/foreign/i.test(step)) return carts.at(-1)?.id;
    const parts = textsIn(variables).map((text) => names.get(text) ?? text);
    const owner = carts.find(({id}) =>
      parts.some((part) => part.endsWith(`?cart=${tokenOf(id)}`)),
    );
    if (owner) return owner.id;
    let best: (typeof carts)[number] | undefined;
    for (const cart of carts) {
      const isCloser =
        !best || commonWords(cart.step, step) > commonWords(best.step, step);
      if (isCloser) best = cart;
    }
    return best?.id;
  };

  const isBlackedOutCart = (text: string) =>
    text.startsWith('gid://shopify/Cart/<redacted');

  const ofHere = (
    step: string,
    value: unknown,
    path: readonly string[] = [],
    variables: unknown = value,
  ): unknown => {
    if (Array.isArray(value)) {
      return value.map((inner, index) =>
        ofHere(step, inner, [...path, String(index)], variables),
      );
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          ofHere(step, inner, [...path, key], variables),
        ]),
      );
    }
    if (typeof value !== 'string') return value;
    // The recorded store is in Canada.
    if (value === 'CA' && isBuyersCountry(path)) return OWN_COUNTRY;
    if (isBlackedOutCart(value)) return cartOf(step, variables) ?? value;
    const [key = ''] = path.slice(-1);
    if (value.startsWith('<redacted') && SECRETS.test(key)) {
      // What was wrong or empty is blacked out as well; the step's name tells it.
      if (/blank/i.test(step)) return '';
      if (/invalid/i.test(step)) return 'wrong';
      if (key === 'password') return PASSWORD;
    }
    return names.get(value) ?? value;
  };

  const learn = (step: string, recorded: unknown, local: unknown): void => {
    if (typeof recorded === 'string' && typeof local === 'string') {
      if (isBlackedOutCart(recorded)) {
        if (/create$/i.test(step) && !carts.some(({id}) => id === local)) {
          carts.push({step, id: local});
        }
      } else if (/^gid:|<redacted/.test(recorded)) names.set(recorded, local);
    } else if (Array.isArray(recorded) && Array.isArray(local)) {
      for (const [index, value] of recorded.entries()) {
        learn(step, value, local[index]);
      }
    } else if (isObject(recorded) && isObject(local)) {
      for (const [key, value] of Object.entries(recorded)) {
        learn(step, value, local[key]);
      }
    }
  };
  return {ofHere, learn};
}

/** `gid://shopify/Cart/TOKEN?key=…` gives the token, which the ids of a cart's parts end with. */
const tokenOf = (cartId: string) => parseGid(cartId).resourceId ?? '';

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
