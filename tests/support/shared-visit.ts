import {createRequestContext} from '~/lib/create-context.server';
import {localeOfPath} from '~/lib/i18n/locale';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {storefrontContext} from './storefront-context';

/**
 * What loaders are given when an anonymous visitor opens a path of the shop at `origin`, as the worker
 * makes it for a shared page. The test stubs the caches.
 */
export async function sharedVisit(
  origin: string,
  path: string,
  variables: Readonly<Record<string, string>> = {},
) {
  const request = new Request(`http://localhost:3000${path}`);
  const url = new URL(request.url);
  const {code} = localeOfPath(url.pathname);
  const context = await createRequestContext(request, {
    env: storefrontContext(origin, code, {}, variables).env,
    executionContext: {waitUntil: () => undefined},
    requestLog: new RequestLog(),
    isShared: true,
  });
  return {context, request, url};
}
