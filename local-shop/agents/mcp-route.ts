import {GraphQLError} from 'graphql';
import {z, ZodError} from 'zod';
import type {Shop} from '../context';
import {countAttempt, isThrottled} from '../data/attempt-store';
import {AGENT_LIMIT} from '../domain/attempt-limits';
import {HttpError, readBody, sendJson, type Route} from '../http';
import {askTool} from './ask-tool';
import {cartTools} from './cart-tools';
import {catalogueTools} from './catalogue-tools';
import {AGENT_PATH, UCP_VERSION} from './profile';

/** Versions of the Model Context Protocol, newest first. */
const MCP_VERSIONS = ['2025-11-25', '2025-06-18'];
const BODY_LIMIT = 64 * 1024;
/** Seconds after which an agent that called too often may call again. */
const RETRY_AFTER_S = AGENT_LIMIT.windowMs / 1_000;
const TOOLS = [...catalogueTools, ...cartTools, askTool];

const MESSAGE = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).default({}),
});
type Message = z.output<typeof MESSAGE>;

const AGENT = z.object({profile: z.url({protocol: /^https$/}).max(2_048)});
const SIGNED = z.object({meta: z.object({'ucp-agent': AGENT})});

/**
 * A request that ends with an error. Codes from -32700 to -32600 are JSON-RPC's, -32000 and
 * -32001 the Universal Commerce Protocol's; `status` is that of HTTP.
 */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
    readonly data?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/**
 * `POST /api/ucp/mcp`: agents call the shop's tools, by the Model Context Protocol over
 * HTTP, without sessions and with one JSON response for each request.
 */
export const agentRoute: Route = {
  methods: ['POST'],
  path: new RegExp(`^${AGENT_PATH}$`),
  handle: async ({request, response, shop}) => {
    response.setHeader('Cache-Control', 'no-store');
    let id: Message['id'] | null = null;
    try {
      const message = readMessage(await readBody(request, BODY_LIMIT));
      id = message.id ?? null;
      checkVersion(request.headers['mcp-protocol-version']);
      if (id === null) return void response.writeHead(202).end();
      const result = carryOut(message, shop);
      sendJson(response, 200, {jsonrpc: '2.0', id, result});
    } catch (thrown) {
      const {code, message, status, data} = toRpcError(thrown);
      // The rest of a body that was too long is not read.
      if (status === 413) response.setHeader('Connection', 'close');
      if (status === 429) response.setHeader('Retry-After', RETRY_AFTER_S);
      const error = {code, message, ...(data && {data})};
      sendJson(response, status, {jsonrpc: '2.0', id, error});
    }
  },
};

function readMessage(body: string): Message {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new RpcError(-32700, 'The body is not valid JSON.', 400);
  }
  const message = MESSAGE.safeParse(value);
  if (message.success) return message.data;
  const problem = Array.isArray(value)
    ? 'Batches are not supported: send one message for each request.'
    : problemsOf(message.error);
  throw new RpcError(-32600, problem, 400);
}

function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined || MCP_VERSIONS.includes(String(version))) return;
  const problem = `MCP-Protocol-Version: one of ${MCP_VERSIONS.join(', ')}`;
  throw new RpcError(-32600, problem, 400);
}

function carryOut({method, params}: Message, shop: Shop): object {
  switch (method) {
    case 'initialize': {
      const asked = String(params.protocolVersion);
      return {
        protocolVersion: MCP_VERSIONS.includes(asked) ? asked : MCP_VERSIONS[0],
        capabilities: {tools: {}},
        serverInfo: {name: 'METARmap local shop', version: UCP_VERSION},
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return {tools: TOOLS.map(({run: _run, ...tool}) => tool)};
    case 'tools/call':
      return callTool(params, shop);
    default:
      throw new RpcError(-32601, 'This method does not exist.');
  }
}

function callTool(params: Message['params'], shop: Shop) {
  const tool = TOOLS.find(({name}) => name === params.name);
  if (!tool) {
    const names = TOOLS.map(({name}) => name).join(', ');
    throw new RpcError(-32602, `Unknown tool. There are: ${names}`);
  }
  const subject = `agent ${profileOf(params.arguments)}`;
  if (isThrottled(shop, subject, AGENT_LIMIT)) {
    const data = {retry_after: RETRY_AFTER_S};
    throw new RpcError(-32000, 'Rate limit exceeded', 429, data);
  }
  countAttempt(shop, subject);
  const structuredContent = tool.run(shop, params.arguments);
  const text = JSON.stringify(structuredContent);
  return {structuredContent, content: [{type: 'text', text}]};
}

/**
 * The address of the agent's profile, without which no call is carried out. The local
 * shop has no network: it does not read the profile, and takes every agent for one that
 * speaks its version.
 */
function profileOf(args: unknown): string {
  const signed = SIGNED.safeParse(args);
  if (signed.success) return signed.data.meta['ucp-agent'].profile;
  throw new RpcError(-32001, 'UCP discovery failed', 400, {
    code: 'invalid_profile_url',
    content: 'arguments.meta.ucp-agent.profile: an HTTPS address is required.',
  });
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  if (error instanceof ZodError) return new RpcError(-32602, problemsOf(error));
  // Of lists of the Storefront API, for instance a cursor of another search.
  if (error instanceof GraphQLError) return new RpcError(-32602, error.message);
  if (error instanceof HttpError) {
    return new RpcError(-32600, error.message, error.status);
  }
  console.error(error);
  return new RpcError(-32603, 'Internal error', 500);
}

/** Where something does not fit, and how; never what it was. */
function problemsOf({issues}: ZodError): string {
  return issues
    .slice(0, 5)
    .map(({path, message}) => `${path.join('.') || 'message'}: ${message}`)
    .join('; ');
}
