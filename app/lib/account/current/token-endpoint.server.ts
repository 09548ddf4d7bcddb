import * as z from 'zod/mini';
import type {RequestContext} from '~/lib/context.server';
import {USER_AGENT} from '~/lib/environment/brand';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {RequestError} from '~/lib/http/request.server';
import {getProperty} from '~/lib/text/get-property';
import {parseJson} from '~/lib/text/parse-json';
import {readText} from '~/lib/http/read-text.server';
import type {AccountTokens} from '~/lib/session/account-cookie.server';
import {customerAccountUrls} from './account-urls.server';
import {MAX_TOKEN_BYTES, TOKEN_TIMEOUT_MS} from '~/lib/limits/limits';

/** Shopify rejected the code or the refresh token. */
export class GrantRejected extends Error {
  override readonly name = 'GrantRejected';
}

/** Shopify cannot be asked. Contains no token. */
export class TokenEndpointError extends Error {
  override readonly name = 'TokenEndpointError';
}

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.optional(z.string()),
  /** Seconds. */
  expires_in: z.number(),
});

/** The URLs of current accounts and our client id. @throws for legacy accounts. */
export function accountClient(env: StorefrontEnv) {
  const urls = customerAccountUrls(env);
  if (!urls) throw new Error('The shop has legacy customer accounts.');
  return {...urls, id: env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID ?? ''};
}

/**
 * Requests tokens, without a retry. @throws {GrantRejected} for `invalid_grant`, `RequestError`,
 * `TokenEndpointError` without a response.
 */
export async function askForTokens(
  {env, requestLog}: Pick<RequestContext, 'env' | 'requestLog'>,
  grant:
    | {
        readonly grant_type: 'authorization_code';
        readonly code: string;
        readonly redirect_uri: string;
        readonly code_verifier: string;
      }
    | {readonly grant_type: 'refresh_token'; readonly refresh_token: string},
): Promise<AccountTokens> {
  const {id, token: url} = accountClient(env);
  const ask = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: env.PUBLIC_SITE_URL,
        'User-Agent': USER_AGENT,
      },
      body: new URLSearchParams({...grant, client_id: id}),
      redirect: 'manual',
      signal: AbortSignal.timeout(
        Math.min(TOKEN_TIMEOUT_MS, requestLog.deadline.left()),
      ),
    });
    const text = await readText(response, MAX_TOKEN_BYTES);
    return {status: response.status, text};
  };
  const {status, text} = await requestLog
    .measure(ask())
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'error';
      throw new TokenEndpointError(`no response: ${name}`);
    });
  const body = parseJson(text);
  const error = getProperty(body, 'error');
  if (error === 'invalid_grant') throw new GrantRejected(error);
  const {success, data} = tokensSchema.safeParse(body);
  if (status !== 200 || !success) throw new RequestError(status);
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
    idToken: data.id_token ?? null,
    expiresAt: Date.now() + data.expires_in * 1000,
  };
}
