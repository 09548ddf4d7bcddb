import type {Log} from './log.server';

/** Addresses whose other version was reported, each once an isolate. */
const reported = new Set<string>();

/**
 * Logs once an isolate that the provider answers with another version than it was
 * asked for: it does so as soon as the asked one is past its year, and what the
 * documents were proved against no longer holds.
 *
 * @param url of the request, which names the version.
 * @param answering of the header `X-Shopify-API-Version`; `null` where there is none.
 */
export function reportOtherVersion(
  url: string,
  answering: string | null,
  log: Log,
): void {
  const [, asked] = /\/api\/([^/]+)\//.exec(url) ?? [];
  if (!answering || answering === asked || reported.has(url)) return;
  reported.add(url);
  log('warn', {
    event: 'provider answers with another API version',
    asked,
    answering: answering.slice(0, 20),
  });
}
