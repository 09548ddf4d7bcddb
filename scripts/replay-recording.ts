/** A session with a live store, as a file of JSON: steps with a request and its response. */

/** One request, and what the live store returned. */
export interface RecordedStep {
  readonly api: 'storefront' | 'admin';
  /** Keys from the file's root, such as `captures.tokenInvalid`. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly result: RecordedResult;
}

export interface RecordedResult {
  readonly data?: unknown;
  readonly errors?: unknown;
}

/** A product that the session made by the Admin API. */
export interface RecordedProduct {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly variant: RecordedVariant;
}

interface RecordedVariant {
  readonly id: string;
  readonly sku: string;
  /** Decimals by currency; the store's own currency has the key ''. */
  readonly prices: Readonly<Record<string, string>>;
  readonly compareAtPrices: Readonly<Record<string, string>>;
  readonly isTracked: boolean;
  readonly requiresShipping: boolean;
  readonly quantity: number;
}

interface RecordedDiscount {
  readonly code: string;
  readonly percentage: number;
  readonly minimum: number;
  readonly endsAt?: string;
}

/** What a session prepared in the store before it asked the Storefront API. */
export interface RecordedStore {
  readonly products: readonly RecordedProduct[];
  readonly discounts: readonly RecordedDiscount[];
  readonly giftCards: readonly {
    readonly code: string;
    readonly value: string;
  }[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a value, with its path. */
function* objectsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{readonly object: Json; readonly path: readonly string[]}> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      yield* objectsIn(inner, [...path, String(index)]);
    }
  } else if (isObject(value)) {
    yield {object: value, path};
    for (const [key, inner] of Object.entries(value)) {
      yield* objectsIn(inner, [...path, key]);
    }
  }
}

const textOf = (object: Json, key: string): string => {
  const value = object[key];
  return typeof value === 'string' ? value : '';
};

/** Notes an amount of money as the price of a variant in its currency. */
function addPrice(
  prices: Map<string, Record<string, string>>,
  variant: string,
  price: unknown,
): void {
  if (!isObject(price)) return;
  const currency = textOf(price, 'currencyCode');
  const known = prices.get(variant);
  prices.set(variant, {...known, [currency]: textOf(price, 'amount')});
}

/**
 * The steps of a session, in their order: those for the Storefront API, and those for the Admin API
 * whose document the local one knows.
 */
export function readSteps(
  file: unknown,
  isKnownToAdmin: (query: string) => boolean,
): RecordedStep[] {
  return [...objectsIn(file)].flatMap(({object, path}): RecordedStep[] => {
    const {response, apiSurface, request} = object;
    const {query, variables} = isObject(request) ? request : object;
    if (typeof query !== 'string' || !isObject(response)) return [];
    if (path[0] === 'cleanup') return [];
    const api = apiSurface === 'storefront' ? 'storefront' : 'admin';
    if (api === 'admin' && !isKnownToAdmin(query)) return [];
    const body = 'body' in response ? response.body : response;
    return isObject(body)
      ? [
          {
            api,
            name: path.join('.'),
            query,
            variables: isObject(variables) ? variables : {},
            result: body,
          },
        ]
      : [];
  });
}

/** What the steps for the Admin API made: products of one variant, discount codes, gift cards. */
export function readStore(file: unknown): RecordedStore {
  const all = [...objectsIn(file)].map(({object}) => object);
  const byId = new Map<string, Json>();
  const quantities = new Map<string, number>();
  const prices = new Map<string, Record<string, string>>();
  const formerPrices = new Map<string, Record<string, string>>();
  const discounts: RecordedDiscount[] = [];
  const giftCards: {code: string; value: string}[] = [];
  for (const object of all) {
    const {id, quantity, inventoryItemId, merchandise, cost} = object;
    // The Storefront API's prices are objects.
    if (typeof id === 'string' && !isObject(object.price)) {
      byId.set(id, {...byId.get(id), ...object});
    }
    if (typeof inventoryItemId === 'string' && typeof quantity === 'number') {
      quantities.set(inventoryItemId, quantity);
    }
    if (isObject(merchandise) && isObject(cost)) {
      const variant = textOf(merchandise, 'id');
      addPrice(prices, variant, cost.amountPerQuantity);
      addPrice(formerPrices, variant, cost.compareAtAmountPerQuantity);
    }
    const {code, customerGets, minimumRequirement, initialValue} = object;
    if (typeof code === 'string' && isObject(customerGets)) {
      const value = customerGets.value;
      const subtotal = isObject(minimumRequirement)
        ? minimumRequirement.subtotal
        : undefined;
      discounts.push({
        code,
        percentage: Number(isObject(value) ? value.percentage : 0) * 100,
        minimum: Number(
          isObject(subtotal) ? subtotal.greaterThanOrEqualToSubtotal : 0,
        ),
        ...(textOf(object, 'endsAt') && {endsAt: textOf(object, 'endsAt')}),
      });
    }
    if (typeof code === 'string' && typeof initialValue === 'string') {
      giftCards.push({code, value: initialValue});
    }
  }
  const products = all.flatMap(({productCreate}) => {
    const product = isObject(productCreate) ? productCreate.product : null;
    const variants = isObject(product) ? product.variants : null;
    const nodes = isObject(variants) ? variants.nodes : null;
    const first: unknown = Array.isArray(nodes) ? nodes[0] : null;
    if (!isObject(product) || !isObject(first)) return [];
    return [readProduct(product, {...first, ...byId.get(textOf(first, 'id'))})];
  });

  function readProduct(product: Json, variant: Json): RecordedProduct {
    const item = isObject(variant.inventoryItem) ? variant.inventoryItem : {};
    const known = {...item, ...byId.get(textOf(item, 'id'))};
    const id = textOf(variant, 'id');
    const own = typeof variant.price === 'string' ? variant.price : '1.00';
    const options = Array.isArray(variant.selectedOptions)
      ? variant.selectedOptions.filter(isObject)
      : [];
    const {compareAtPrice: former} = variant;
    return {
      id: textOf(product, 'id'),
      title: textOf(product, 'title'),
      handle: textOf(product, 'handle'),
      descriptionHtml: textOf(product, 'descriptionHtml'),
      vendor: textOf(product, 'vendor'),
      productType: textOf(product, 'productType'),
      tags: Array.isArray(product.tags) ? product.tags.map(String) : [],
      options: options.map(
        (each) => [textOf(each, 'name'), textOf(each, 'value')] as const,
      ),
      variant: {
        id,
        sku: textOf(variant, 'sku'),
        prices: {...prices.get(id), '': own},
        compareAtPrices: {
          ...formerPrices.get(id),
          ...(typeof former === 'string' && {'': former}),
        },
        isTracked: known.tracked === true,
        requiresShipping: known.requiresShipping !== false,
        quantity: quantities.get(textOf(item, 'id')) ?? 0,
      },
    };
  }
  return {products, discounts, giftCards};
}
