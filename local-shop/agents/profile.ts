import {sendJson, type Route} from '../http';

/** The version of the Universal Commerce Protocol (ucp.dev) of all responses. */
export const UCP_VERSION = '2026-08-25';

/** Path of the endpoint for agents. */
export const AGENT_PATH = '/api/ucp/mcp';

const SITE = `https://ucp.dev/${UCP_VERSION}`;
/** Not `catalog.lookup`: it also promises `lookup_catalog`, which a purchase does not need. */
const CAPABILITIES = ['catalog.search', 'cart'] as const;

/** A capability of the profile, below `dev.ucp.shopping`. */
export type Capability = (typeof CAPABILITIES)[number];

/** The member `ucp` of a result: the version and what was used. */
export function envelope(capability: Capability, status = 'success') {
  const capabilities = {
    [`dev.ucp.shopping.${capability}`]: [{version: UCP_VERSION}],
  };
  return {version: UCP_VERSION, status, capabilities};
}

/**
 * `GET /.well-known/ucp`: what agents can do here, and where; as on Shopify, on the shop's own
 * URL.
 */
export const profileRoute: Route = {
  methods: ['GET'],
  path: /^\/\.well-known\/ucp$/,
  handle: ({response, shop}) => {
    response.setHeader('Cache-Control', 'public, max-age=60');
    sendJson(response, 200, {ucp: profile(shop.origin + AGENT_PATH)});
  },
};

function profile(endpoint: string) {
  const service = {
    version: UCP_VERSION,
    spec: `${SITE}/specification/overview`,
    transport: 'mcp',
    schema: `${SITE}/services/shopping/mcp.openrpc.json`,
    endpoint,
  };
  const capabilities = CAPABILITIES.map((name) => {
    const spec = `${SITE}/specification/shopping/${name.replace('.', '/')}`;
    const schema = `${SITE}/schemas/shopping/${name.replace('.', '_')}.json`;
    const entry = {version: UCP_VERSION, spec, schema};
    return [`dev.ucp.shopping.${name}`, [entry]] as const;
  });
  return {
    version: UCP_VERSION,
    services: {'dev.ucp.shopping': [service]},
    capabilities: Object.fromEntries(capabilities),
    payment_handlers: {},
  };
}
