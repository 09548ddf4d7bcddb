import {print} from 'graphql';
import gql from 'graphql-tag';
import {queryShop} from './shop-client';

interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

interface Allocation {
  readonly code: string;
  readonly discountedAmount: Money;
}

/** The fields of a cart that the tests read. */
interface TestCart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly createdAt: string;
  readonly note: string;
  readonly totalQuantity: number;
  readonly attributes: readonly {key: string; value: string}[];
  readonly buyerIdentity: {
    countryCode: string;
    customer: {id: string} | null;
  };
  readonly cost: {subtotalAmount: Money; totalAmount: Money};
  readonly discountCodes: readonly {code: string; applicable: boolean}[];
  readonly discountAllocations: readonly Allocation[];
  readonly appliedGiftCards: readonly {
    id: string;
    lastCharacters: string;
    amountUsed: Money;
    balance: Money;
    presentmentAmountUsed: Money;
  }[];
  readonly lines: {
    nodes: readonly {
      id: string;
      quantity: number;
      cost: {
        amountPerQuantity: Money;
        compareAtAmountPerQuantity: Money | null;
        subtotalAmount: Money;
        totalAmount: Money;
      };
      discountAllocations: readonly Allocation[];
      attributes: readonly {key: string; value: string}[];
      sellingPlanAllocation: {sellingPlan: {name: string}} | null;
      merchandise: {id: string; product: {title: string}};
    }[];
  };
}

/** The result of every cart mutation. */
interface TestPayload {
  readonly cart: TestCart | null;
  readonly userErrors: readonly {
    code: string;
    field: readonly string[];
    message: string;
  }[];
  readonly warnings: readonly {code: string; message: string; target: string}[];
}

const CART = gql`
  fragment TestMoney on MoneyV2 {
    amount
    currencyCode
  }
  fragment TestAllocation on CartDiscountAllocation {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...TestMoney
    }
  }
  fragment TestCart on Cart {
    id
    checkoutUrl
    createdAt
    note
    totalQuantity
    attributes {
      key
      value
    }
    buyerIdentity {
      countryCode
      customer {
        id
      }
    }
    cost {
      subtotalAmount {
        ...TestMoney
      }
      totalAmount {
        ...TestMoney
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      ...TestAllocation
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed {
        ...TestMoney
      }
      balance {
        ...TestMoney
      }
      presentmentAmountUsed {
        ...TestMoney
      }
    }
    lines(first: 250) {
      nodes {
        id
        quantity
        cost {
          amountPerQuantity {
            ...TestMoney
          }
          compareAtAmountPerQuantity {
            ...TestMoney
          }
          subtotalAmount {
            ...TestMoney
          }
          totalAmount {
            ...TestMoney
          }
        }
        discountAllocations {
          ...TestAllocation
        }
        attributes {
          key
          value
        }
        sellingPlanAllocation {
          sellingPlan {
            name
          }
        }
        merchandise {
          ... on ProductVariant {
            id
            product {
              title
            }
          }
        }
      }
    }
  }
`;

const CART_QUERY = gql`
  query Cart($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) {
      ...TestCart
    }
  }
  ${CART}
`;

/** A mutation of a cart by its name; a tagged document cannot have the name of a field from outside. */
const cartMutation = (field: string, variables: string, passed: string) => `
  mutation Change(${variables}, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    ${field}(${passed}) {
      cart { ...TestCart }
      userErrors { code field message }
      warnings { code message target }
    }
  }
  ${print(CART)}
`;

/** Country and language of a request. */
interface TestContext {
  readonly country?: string;
  readonly language?: string;
}

/** Reads a cart. */
export async function readCart(
  origin: string,
  id: string,
  context: TestContext = {language: 'EN'},
): Promise<TestCart | null> {
  const {data, errors} = await queryShop<{cart: TestCart | null}>(
    origin,
    CART_QUERY,
    {id, ...context},
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.cart;
}

/**
 * Runs a cart mutation. `args` are the field's arguments with the GraphQL type
 * of each: `{cartId: ['ID!', id]}`. Throws on GraphQL errors.
 */
export async function mutateCart(
  origin: string,
  field: string,
  args: Record<string, readonly [type: string, value: unknown]>,
  context: TestContext = {language: 'EN'},
): Promise<TestPayload> {
  const entries = Object.entries(args);
  const variables = entries.map(([name, [type]]) => `$${name}: ${type}`);
  const passed = entries.map(([name]) => `${name}: $${name}`).join(', ');
  const {data, errors} = await queryShop<Record<string, TestPayload>>(
    origin,
    cartMutation(field, variables.join(', '), passed),
    {
      ...Object.fromEntries(entries.map(([name, [, value]]) => [name, value])),
      ...context,
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const payload = data[field];
  if (!payload) throw new Error(`No ${field} in the result.`);
  return payload;
}

/** Makes a cart with `input` and returns it. Throws when it is refused. */
export async function makeCart(
  origin: string,
  input: object = {},
  context: TestContext = {language: 'EN'},
): Promise<TestCart> {
  const payload = await mutateCart(
    origin,
    'cartCreate',
    {input: ['CartInput', input]},
    context,
  );
  if (!payload.cart) throw new Error(JSON.stringify(payload.userErrors));
  return payload.cart;
}

/** Adds lines to a cart. */
export function addTo(
  origin: string,
  cart: TestCart,
  lines: readonly object[],
): Promise<TestPayload> {
  return mutateCart(origin, 'cartLinesAdd', {
    cartId: ['ID!', cart.id],
    lines: ['[CartLineInput!]!', lines],
  });
}
