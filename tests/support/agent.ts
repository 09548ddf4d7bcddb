import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** `meta` of every call, with the URL of the tests' agent profile. */
export const META = {
  'ucp-agent': {profile: 'https://agent.example/ucp.json'},
};

/** An agent that has connected through the official client of the Model Context Protocol. */
export interface Agent {
  readonly client: Client;
  /** Calls a tool with the agent's profile and reads the structured result. */
  readonly call: <Result = unknown>(
    name: string,
    args: object,
  ) => Promise<Result>;
}

/** The parts of a cart that the tests read. */
export interface AgentCart {
  readonly id: string;
  readonly currency: string;
  readonly line_items: readonly {
    readonly item: {id: string; title: string; price: number};
    readonly quantity: number;
  }[];
  readonly totals: readonly {type: string; amount: number}[];
  readonly messages: readonly {code: string}[];
  readonly continue_url: string;
}

/** The parts of a product that the tests read. */
export interface AgentProduct {
  readonly id: string;
  readonly title: string;
  readonly variants: readonly {
    readonly id: string;
    readonly options: readonly {name: string; label: string}[];
  }[];
}

/** Connects to the endpoint for agents of an origin; `fetch` replaces the network. */
export async function connectAgent(
  origin: string,
  fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>,
): Promise<Agent> {
  const client = new Client({name: 'tests', version: '1'});
  const url = new URL('/api/ucp/mcp', origin);
  await client.connect(new StreamableHTTPClientTransport(url, {fetch}));
  return {
    client,
    call: async <Result>(name: string, args: object) => {
      const result = await client.callTool({
        name,
        arguments: {meta: META, ...args},
      });
      return result.structuredContent as Result;
    },
  };
}

/**
 * An agent's purchase: finds a map of Germany in oak below 500 €, puts two of them and a
 * mug into a cart, and then reduces the map to one. Returns the cart after each step.
 */
export async function shopForMap({call}: Agent): Promise<{
  readonly found: AgentProduct;
  readonly first: AgentCart;
  readonly last: AgentCart;
}> {
  const context = {address_country: 'DE', language: 'en'};
  const search = async (query: string, max: number) => {
    const {products} = await call<{products: AgentProduct[]}>(
      'search_catalog',
      {catalog: {query, filters: {price: {max}}, context}},
    );
    const [product] = products;
    const variant = product?.variants[0];
    if (!product || !variant)
      throw new Error(`No product was found for "${query}".`);
    return {product, item: {id: variant.id}};
  };
  const map = await search('a map of Germany in oak, 50 × 70 cm', 50_000);
  const mug = await search('mug', 5_000);
  const first = await call<AgentCart>('create_cart', {
    cart: {
      line_items: [
        {item: map.item, quantity: 2},
        {item: mug.item, quantity: 1},
      ],
      context,
    },
  });
  const last = await call<AgentCart>('update_cart', {
    id: first.id,
    cart: {line_items: [{item: map.item, quantity: 1}], context},
  });
  return {found: map.product, first, last};
}
