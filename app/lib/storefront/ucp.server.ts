import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {request, RequestError} from '~/lib/http/request.server';
import {getProperty} from '~/lib/text/get-property';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {jsonError} from '~/lib/http/json-error.server';
import {readJson} from '~/lib/http/json-request.server';
import {parseJson} from '~/lib/text/parse-json';
import {pickHeaders} from '~/lib/http/pick-headers';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {endpointLimit} from '~/lib/rates/rate-limit.server';
import {readText} from '~/lib/http/read-text.server';
import {RequestFailure} from './shopify-error.server';
import type {RequestLog} from './request-log.server';
import {log} from '~/lib/logging/log.server';
import {errorLine} from '~/lib/logging/log-text';
import {
  ATTEMPT_TIMEOUT_MS,
  MAX_UCP_BYTES,
  MAX_UCP_RESPONSE_BYTES,
  UCP_FAILED_S,
  UCP_FRESH_S,
  UCP_STALE_S,
  UCP_TIMEOUT_MS,
} from '~/lib/limits/limits';

const PROFILE_PATH = '/.well-known/ucp';
const MCP_PATH = '/api/ucp/mcp';

const PROFILE_CACHE_CONTROL = [
  'public',
  `max-age=${UCP_FRESH_S}`,
  `s-maxage=${UCP_FRESH_S}`,
  `stale-while-revalidate=${UCP_STALE_S}`,
  `stale-if-error=${UCP_FAILED_S}`,
].join(', ');

/**
 * Headers in which an agent describes itself. Signatures name our host, so Shopify could not
 * check them.
 */
const REQUEST_HEADERS = [
  'Accept-Language',
  'Authorization',
  'Idempotency-Key',
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'UCP-Agent',
  'User-Agent',
  'X-Shopify-Client-IP-Sig',
];

const RESPONSE_HEADERS = ['Mcp-Session-Id', 'Retry-After'];
const ERROR_HEADERS = ['Allow', 'Retry-After'];

interface Args {
  readonly url: URL;
  readonly env: Pick<StorefrontEnv, 'PUBLIC_AGENTS' | 'PUBLIC_STORE_DOMAIN'>;
  readonly requestLog: RequestLog;
  readonly executionContext: Pick<ExecutionContext, 'waitUntil'>;
}

/**
 * Shopify's profile and MCP endpoint of the Universal Commerce Protocol, at the same paths
 * of this domain; `null` for any other path. See `docs/decisions/034-agents.md`.
 */
export async function ucpResponse(
  agentRequest: Request,
  args: Args,
): Promise<Response | null> {
  const {pathname} = args.url;
  if (pathname !== PROFILE_PATH && pathname !== MCP_PATH) return null;
  if (args.env.PUBLIC_AGENTS === 'off') {
    return jsonError(404, 'This shop takes no agents.');
  }
  return pathname === PROFILE_PATH
    ? forwardProfile(agentRequest, args)
    : forwardCall(agentRequest, args);
}

async function forwardProfile(
  agentRequest: Request,
  {env, requestLog, executionContext}: Args,
): Promise<Response> {
  if (!isSafeMethod(agentRequest)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  const withCache = createWithCache({
    cache: await caches.open('hydrogen'),
    waitUntil: executionContext.waitUntil.bind(executionContext),
    request: agentRequest,
  });
  const url = shopOrigin(env.PUBLIC_STORE_DOMAIN) + PROFILE_PATH;
  try {
    const {text, headers} = await withCache.run(
      {
        cacheKey: ['ucp-profile', url],
        cacheStrategy: CacheCustom({
          mode: 'public',
          maxAge: UCP_FRESH_S,
          staleWhileRevalidate: UCP_STALE_S,
        }),
        shouldCacheResult: () => true,
      },
      () => requestLog.measure(fetchProfile(url)),
    );
    return new Response(text, {
      headers: {
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': PROFILE_CACHE_CONTROL,
      },
    });
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) {
      return jsonError(404, 'The shop has no profile.');
    }
    log(
      {requestLog},
      'error',
      'Shopify request failed',
      {operation: 'ucp profile', reason: errorLine(error)},
      {isOncePerMinute: true},
    );
    return jsonError(502, 'The profile is not available right now.');
  }
}

function fetchProfile(url: string) {
  const headers = {Accept: 'application/json'};
  return request(url, {headers}, ATTEMPT_TIMEOUT_MS, async (response) => {
    const text = await readText(response, MAX_UCP_RESPONSE_BYTES);
    if (typeof getProperty(parseJson(text), 'ucp') !== 'object') {
      throw new RequestFailure('malformed', 'not a profile');
    }
    const headers = pickHeaders(response.headers, ['ETag', 'Last-Modified']);
    return {text, headers};
  });
}

async function forwardCall(
  agentRequest: Request,
  {env, requestLog}: Args,
): Promise<Response> {
  const call = await readJson(agentRequest, {
    types: ['application/json'],
    maxBytes: MAX_UCP_BYTES,
    wait: (clientKey) => endpointLimit.take(clientKey),
  });
  if (call instanceof Response) {
    const {message} = (await call.json()) as {message: string};
    const code = call.status === 400 ? -32700 : -32600;
    return rpcError(call.status, {code, message, headers: call.headers});
  }
  // A list would be many calls that count as one.
  if (typeof call !== 'object' || call === null || Array.isArray(call)) {
    return rpcError(400, {code: -32600, message: 'The body must be one call.'});
  }
  const id = getProperty(call, 'id');
  const clientIp = agentRequest.headers.get('oxygen-buyer-ip');
  try {
    return await requestLog.measure(
      callShop(id, shopOrigin(env.PUBLIC_STORE_DOMAIN) + MCP_PATH, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...pickHeaders(agentRequest.headers, REQUEST_HEADERS),
          ...(clientIp && {'X-Shopify-Client-IP': clientIp}),
          Accept: 'application/json, text/event-stream',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(call),
        signal: AbortSignal.timeout(
          Math.min(UCP_TIMEOUT_MS, requestLog.deadline.left()),
        ),
      }),
    );
  } catch (error) {
    log(
      {requestLog},
      'error',
      'Shopify request failed',
      {operation: 'ucp call', reason: errorLine(error)},
      {isOncePerMinute: true},
    );
    const message = 'The shop does not respond right now.';
    return rpcError(502, {id, message});
  }
}

/** A result, an event stream or nothing, whatever its status; anything else is an error. */
async function callShop(
  id: unknown,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  const {status, headers} = response;
  const type = headers.get('Content-Type') ?? '';
  const text = await readText(response, MAX_UCP_RESPONSE_BYTES);
  const isStream = response.ok && type.startsWith('text/event-stream');
  const isEmpty = status === 202 || status === 204;
  const isResult =
    type.startsWith('application/json') &&
    getProperty(parseJson(text), 'jsonrpc') === '2.0';
  const isRedirect = status >= 300 && status < 400;
  if (text !== null && !isRedirect && (isStream || isEmpty || isResult)) {
    const contentType = isStream ? 'text/event-stream' : 'application/json';
    return new Response(isEmpty ? null : text, {
      status,
      headers: {
        ...pickHeaders(headers, RESPONSE_HEADERS),
        ...PRIVATE,
        ...(!isEmpty && {'Content-Type': contentType}),
      },
    });
  }
  if (status >= 400 && status < 500) {
    return rpcError(status, {
      id,
      message: 'The shop rejects this call.',
      headers,
    });
  }
  throw new RequestFailure('malformed', `no result, status ${status}`);
}

interface RpcProblem {
  readonly message: string;
  readonly code?: number;
  readonly id?: unknown;
  /** Headers to keep from the response that is replaced. */
  readonly headers?: Headers;
}

function rpcError(
  status: number,
  {id, message, code = -32603, headers = new Headers()}: RpcProblem,
): Response {
  const isId = typeof id === 'string' || typeof id === 'number';
  return Response.json(
    {jsonrpc: '2.0', error: {code, message}, id: isId ? id : null},
    {status, headers: {...pickHeaders(headers, ERROR_HEADERS), ...PRIVATE}},
  );
}
