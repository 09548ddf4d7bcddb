import * as z from 'zod/mini';
import {MemoryCache} from '~/lib/cache/memory-cache';
import type {RequestContext} from '~/lib/context.server';
import {request, RequestError} from '~/lib/http/request.server';
import {readText} from '~/lib/http/read-text.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {log} from '~/lib/logging/log.server';
import {
  ATTEMPT_TIMEOUT_MS,
  MAX_ADMIN_TOKEN_BYTES,
  MAX_APPS,
} from '~/lib/limits/limits';

interface StoredToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly renewAt: number;
}

const OPERATION = 'AdminToken';

/** A token is renewed after this part of its life. */
const USED_PART = 0.9;

const grantSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds. */
  expires_in: z.number(),
});

/** Tokens by URL and app, not promises: one of an aborted request may never settle. */
const tokens = new MemoryCache<StoredToken>(MAX_APPS);

/**
 * The permanent token of the Admin API, else one of client credentials, cached in the isolate.
 * @param rejected a token that Shopify has just rejected.
 * @throws {ShopifyError} when it cannot get one.
 */
export async function adminToken(
  {
    env,
    requestLog,
    storefront,
  }: Pick<RequestContext, 'env' | 'requestLog' | 'storefront'>,
  rejected?: string,
): Promise<string> {
  if (env.PRIVATE_ADMIN_API_TOKEN) return env.PRIVATE_ADMIN_API_TOKEN;
  const url = new URL('/admin/oauth/access_token', storefront.getApiUrl()).href;
  const key = `${url} ${env.PRIVATE_ADMIN_CLIENT_ID}`;
  const present = tokens.get(key);
  const stored = present?.token === rejected ? undefined : present;
  if (stored && stored.renewAt > Date.now()) return stored.token;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: env.PRIVATE_ADMIN_CLIENT_ID ?? '',
    client_secret: env.PRIVATE_ADMIN_CLIENT_SECRET ?? '',
  });
  try {
    const timeout = Math.min(ATTEMPT_TIMEOUT_MS, requestLog.deadline.left());
    const grant = await requestLog.measure(
      request(url, {method: 'POST', body}, timeout, async (response) =>
        grantSchema.parse(
          JSON.parse((await readText(response, MAX_ADMIN_TOKEN_BYTES)) ?? ''),
        ),
      ),
    );
    const {access_token: token, expires_in: seconds} = grant;
    tokens.set(key, {token, renewAt: Date.now() + seconds * 1000 * USED_PART});
    return token;
  } catch (error) {
    log({requestLog}, 'error', 'Shopify request failed', {
      operation: OPERATION,
      ...(error instanceof RequestError &&
        [400, 401, 403].includes(error.status) && {
          variable: 'PRIVATE_ADMIN_CLIENT_ID, PRIVATE_ADMIN_CLIENT_SECRET',
        }), // Not every message: a parser's may quote the token.
      reason: error instanceof RequestError ? error.message : 'no token',
    });
    if (stored) return stored.token;
    const {requestId} = requestLog;
    throw new ShopifyError(OPERATION, 1, {cause: null, requestId});
  }
}
