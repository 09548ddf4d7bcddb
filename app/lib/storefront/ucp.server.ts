import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {fetchWithTimeout, request} from '~/lib/http/fetch-with-timeout.server';
import {getProperty} from '~/lib/http/get-property';
import {jsonError} from '~/lib/http/json-error.server';
import {readJson} from '~/lib/http/json-request.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {endpointLimit, RateLimit} from '~/lib/http/rate-limit.server';
import {readText} from '~/lib/http/read-text.server';
import {AttemptError} from './provider-error.server';
import type {ProviderReport} from './provider-report.server';
import {ATTEMPT_TIMEOUT} from './transport.server';

const PROFILE_PATH = '/.well-known/ucp';
const MCP_PATH = '/api/ucp/mcp';

/** Bytes; a call with 500 lines has about 100,000. */
const MOST_BODY = 256 * 1024;
const MOST_RESPONSE = 2 * 1024 * 1024;

/** Milliseconds; a checkout takes the provider longer than a query. */
const LONGEST_CALL = 15_000;

/** Caches may send it for a day while the provider fails. */
const PROFILE_CACHE_CONTROL =
  'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/** What an agent says of itself. Signatures are of our host, so the provider could not check them. */
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

/** Log lines of one kind: what fails here fails for every agent. */
const logLimit = new RateLimit(1, 60_000);

interface Args {
  readonly env: Pick<StorefrontEnv, 'PUBLIC_AGENTS' | 'PUBLIC_STORE_DOMAIN'>;
  readonly report: ProviderReport;
  readonly executionContext: Pick<ExecutionContext, 'waitUntil'>;
}

/**
 * The provider's profile and MCP endpoint of the Universal Commerce Protocol, at the same paths
 * of this domain; `null` for any other path. See `docs/decisions/034-agents.md`.
 */
export async function ucpResponse(
  agentRequest: Request,
  args: Args,
): Promise<Response | null> {
  const {pathname} = new URL(agentRequest.url);
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
  {env, report, executionContext}: Args,
): Promise<Response> {
  if (!['GET', 'HEAD'].includes(agentRequest.method)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  const withCache = createWithCache({
    cache: await caches.open('hydrogen'),
    waitUntil: executionContext.waitUntil.bind(executionContext),
    request: agentRequest,
  });
  const url = shopOrigin(env.PUBLIC_STORE_DOMAIN) + PROFILE_PATH;
  try {
    const profile = await withCache.run(
      {
        cacheKey: ['ucp-profile', url],
        cacheStrategy: CacheCustom({
          mode: 'public',
          maxAge: 60,
          staleWhileRevalidate: 300,
        }),
        shouldCacheResult: () => true,
      },
      () => report.measure(fetchProfile(url)),
    );
    return new Response(profile.text, {
      headers: {
        ...profile.headers,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': PROFILE_CACHE_CONTROL,
      },
    });
  } catch (error) {
    logFailed('ucp profile', error, report);
    return jsonError(502, 'The profile is not available right now.');
  }
}

function fetchProfile(url: string) {
  const headers = {Accept: 'application/json'};
  return request(url, {headers}, ATTEMPT_TIMEOUT, async (response) => {
    const text = await readText(response, MOST_RESPONSE);
    if (typeof getProperty(parsed(text), 'ucp') !== 'object') {
      throw new AttemptError('malformed', 'not a profile');
    }
    return {text, headers: picked(response, ['ETag', 'Last-Modified'])};
  });
}

async function forwardCall(
  agentRequest: Request,
  {env, report}: Args,
): Promise<Response> {
  const call = await readJson(agentRequest, {
    types: ['application/json'],
    mostBytes: MOST_BODY,
    wait: (buyer) => endpointLimit.take(buyer),
  });
  if (call instanceof Response) {
    const {message} = (await call.json()) as {message: string};
    return rpcError(call, null, message, call.status === 400 ? -32700 : -32600);
  }
  // A list would be many calls that count as one.
  if (typeof call !== 'object' || call === null || Array.isArray(call)) {
    return rpcError({status: 400}, null, 'The body must be one call.', -32600);
  }
  const id = getProperty(call, 'id');
  const headers = new Headers({
    ...picked(agentRequest, REQUEST_HEADERS),
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
  });
  const buyer = agentRequest.headers.get('oxygen-buyer-ip');
  if (buyer) headers.set('X-Shopify-Client-IP', buyer);
  try {
    return await report.measure(
      fetchWithTimeout(
        shopOrigin(env.PUBLIC_STORE_DOMAIN) + MCP_PATH,
        {
          method: 'POST',
          redirect: 'manual',
          headers,
          body: JSON.stringify(call),
        },
        Math.min(LONGEST_CALL, report.deadline.left()),
        (response) => forwardAnswer(response, id),
      ),
    );
  } catch (error) {
    logFailed('ucp call', error, report);
    return rpcError({status: 502}, id, 'The shop does not respond right now.');
  }
}

/** A result, an event stream or nothing, whatever its status; anything else is an error. */
async function forwardAnswer(
  response: Response,
  id: unknown,
): Promise<Response> {
  const {status} = response;
  const type = response.headers.get('Content-Type') ?? '';
  const text = await readText(response, MOST_RESPONSE);
  const isStream = response.ok && type.startsWith('text/event-stream');
  const isAccepted = status === 202 || status === 204;
  const isResult =
    isStream ||
    isAccepted ||
    (type.startsWith('application/json') &&
      getProperty(parsed(text), 'jsonrpc') === '2.0');
  if (text === null || !isResult || (status >= 300 && status < 400)) {
    if (status >= 400 && status < 500) {
      return rpcError(response, id, 'The shop refuses this call.');
    }
    throw new AttemptError('malformed', `no result, status ${status}`);
  }
  return new Response(isAccepted ? null : text, {
    status,
    headers: {
      ...picked(response, RESPONSE_HEADERS),
      ...PRIVATE,
      ...(!isAccepted && {
        'Content-Type': isStream ? 'text/event-stream' : 'application/json',
      }),
    },
  });
}

function rpcError(
  {status, headers}: {readonly status: number; readonly headers?: Headers},
  id: unknown,
  message: string,
  code = -32603,
): Response {
  const isId = typeof id === 'string' || typeof id === 'number';
  return Response.json(
    {jsonrpc: '2.0', error: {code, message}, id: isId ? id : null},
    {
      status,
      headers: {
        ...(headers && picked({headers}, ['Allow', 'Retry-After'])),
        ...PRIVATE,
      },
    },
  );
}

function picked(
  {headers}: {readonly headers: Headers},
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The value of JSON; `undefined` of other text. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function logFailed(
  operation: string,
  error: unknown,
  report: ProviderReport,
): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (logLimit.take(operation + reason) !== null) return;
  report.log('error', {event: 'provider request failed', operation, reason});
}
