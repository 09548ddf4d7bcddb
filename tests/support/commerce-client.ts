import {vi} from 'vitest';
import {handleCommerceRequest} from '~/lib/commerce-api/handler.server';
import {readCookies} from '~/lib/http/cookies.server';
import {cookiesOf, createRequestContext} from '~/lib/create-context.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {documentText, type TestDocument} from './document-text';
import {mapCache} from './map-cache';
import {storefrontContext} from './storefront-context';

/** What the endpoint returned. */
interface CommerceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Root field's payload or object of a GraphQL result. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Replaces the worker's `caches` for a test; `vi.unstubAllGlobals` undoes it. */
export function stubCaches(): Cache {
  const cache = mapCache();
  vi.stubGlobal('caches', {open: () => Promise.resolve(cache)});
  return cache;
}

/**
 * A client of `/api/shopify-{kind}`: sends query and variables, and stores cookies as a browser
 * does. It never sees the worker's internals.
 * @param clientIp address as the platform reports it.
 * @param variables of the environment, where they differ from the usual ones.
 */
export function commerceClient(
  origin: string,
  clientIp = crypto.randomUUID(),
  variables: Partial<StorefrontEnv> = {},
) {
  let cookie = '';

  async function request(
    path: string,
    init: RequestInit & {duplex?: 'half'},
  ): Promise<CommerceResponse> {
    const headers = new Headers(init.headers);
    headers.set('oxygen-buyer-ip', clientIp);
    if (cookie) headers.set('Cookie', cookie);
    const sent = new Request(`http://localhost:3000${path}`, {
      ...init,
      headers,
    });
    const later: Promise<unknown>[] = [];
    const context = await createRequestContext(sent, {
      env: {...storefrontContext(origin, 'de').env, ...variables},
      executionContext: {
        waitUntil: (promise: Promise<unknown>) => void later.push(promise),
      },
      requestLog: new RequestLog(),
    });
    const response = await handleCommerceRequest(sent, context);
    const cookies = await cookiesOf(context);
    const jar = readCookies(cookie);
    for (const line of cookies) {
      const [name = '', value = ''] = line.split(/=(.*?);/);
      if (name !== 'cart') jar.set(name, value);
    }
    cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    await Promise.all(later);
    const text = await response.text();
    const json = JSON.parse(text) as Record<string, unknown>;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json,
      data: json.data as CommerceResponse['data'],
    };
  }

  return {
    request,
    /** The `Cookie` header as the browser would send it. */
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    /** Sends an operation to `storefront` or `admin`. */
    ask: (
      document: TestDocument,
      variables: Readonly<Record<string, unknown>> = {},
      kind = 'storefront',
    ) =>
      request(`/api/shopify-${kind}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({query: documentText(document), variables}),
      }),
  };
}
