import type {LocaleCode} from '~/lib/i18n/locale';
import {RequestLog} from '~/lib/storefront/request-log.server';
import type {loader} from '~/routes/($locale).pages.$handle';
import {storefrontContext} from './storefront-context';

/** What a loader is given for a page, in Germany, for a shop that listens at `origin`. */
export function loaderArguments(
  origin: string,
  path: string,
  params: Record<string, string> = {},
) {
  const code: LocaleCode = path.startsWith('/en') ? 'en' : 'de';
  const context = {
    ...storefrontContext(origin, code, {requestLog: new RequestLog()}),
    country: 'DE' as const,
  };
  const request = new Request(`http://localhost:3000${path}`);
  return {context, params, request} as unknown as Parameters<
    typeof loader
  >[0] & {context: typeof context};
}
