import type {ContentQuery, FirstContentQuery} from 'storefrontapi.generated';
import type {LanguageCode} from '../../../schemas/storefront-types';
import {
  CONTENT_QUERY,
  FIRST_CONTENT_QUERY,
  PAGE_ENTRY_QUERY,
} from '~/graphql/storefront/content';
import {memoizeByIdentity} from '~/lib/cache/memo';
import type {RequestContext} from '~/lib/context.server';
import {TimeoutError, withTimeout} from '~/lib/concurrency/with-timeout.server';
import {findFirstLanguage} from '~/lib/i18n/first-language.server';
import {LOCALES} from '~/lib/i18n/locale';
import {CONTENT_RETRY_S, CONTENT_TIMEOUT_MS} from '~/lib/limits/limits';
import {errorFields, log} from '~/lib/logging/log.server';
import {errorLine} from '~/lib/logging/log-text';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {
  contentOf,
  NO_CONTENT,
  type MerchantContent,
} from './merchant-content.server';

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'memoizePerRequest' | 'storefront' | 'requestLog'
>;

/** Read once a request and language. @throws when Shopify fails. */
function wholeContent(context: Context): Promise<MerchantContent> {
  const {locale, memoizePerRequest} = context;
  return memoizePerRequest(`whole content ${locale.code}`, () => load(context));
}

/**
 * What the merchant has written, for a page that has words of its own. When Shopify fails, or is slow
 * and there is no copy, the page falls back to our words, without those about the map, and a line is
 * logged. Never rejects.
 */
export function merchantContent(context: Context): Promise<MerchantContent> {
  const {locale, memoizePerRequest, requestLog} = context;
  return memoizePerRequest(`shown content ${locale.code}`, () =>
    withTimeout(CONTENT_TIMEOUT_MS, wholeContent(context)).catch(
      async (error: unknown) => {
        logMissingContent({requestLog}, error);
        if (error instanceof TimeoutError) return NO_CONTENT;
        // Products and articles may be readable.
        const found = await findFirstLanguage(context);
        return {
          ...NO_CONTENT,
          firstLanguage: found ?? NO_CONTENT.firstLanguage,
        };
      },
    ),
  );
}

/** Logs, once a minute, that a page falls back to our words, and marks its request so. */
export function logMissingContent(
  {requestLog}: Pick<RequestContext, 'requestLog'>,
  error: unknown,
): void {
  requestLog.usesFallbackContent = true;
  log(
    {requestLog},
    'warn',
    'page without content of the merchant',
    {reason: errorLine(error)},
    {isOncePerMinute: true},
  );
}

/**
 * What the merchant has written, for a page that shows nothing else.
 * @throws a 503 response that no cache stores, when Shopify fails until the deadline.
 */
export async function requireMerchantContent(
  context: Context,
): Promise<MerchantContent> {
  try {
    return await wholeContent(context);
  } catch (error) {
    log(
      context,
      'error',
      'content of the merchant could not be read',
      errorFields(error),
    );
    const {requestId} = context.requestLog;
    throw Response.json(
      {requestId},
      {
        status: 503,
        statusText: 'Service Unavailable',
        headers: {
          'Cache-Control': 'no-store',
          'Retry-After': String(CONTENT_RETRY_S),
        },
      },
    );
  }
}

const contents = memoizeByIdentity<MerchantContent>();

async function load(context: Context): Promise<MerchantContent> {
  const [own, first] = await readContent(context);
  return contents(
    [own.shop, first.shop, context.env],
    context.locale.code,
    () => contentOf(own, first, context),
  );
}

async function readContent({
  env,
  locale,
  storefront,
}: Context): Promise<[ContentQuery, FirstContentQuery]> {
  const cache = contentCache(storefront);
  const mapHandle = env.PUBLIC_MAP_PRODUCT_HANDLE;
  const [own, first] = await Promise.all([
    storefront.query(CONTENT_QUERY, {
      variables: {language: locale.language, mapHandle},
      cache,
    }),
    // Untranslated texts come in the store's first language.
    storefront.query(FIRST_CONTENT_QUERY, {variables: {mapHandle}, cache}),
  ]);
  // A part that could not be read must not pass for one that is not written.
  if (own.errors ?? first.errors) {
    throw new Error('the content is not complete');
  }
  return [own, first];
}

/**
 * The content with a page's entries, which are asked for by their handles where the store has more
 * entries than are read. @throws {ShopifyError}
 */
export async function contentWithPage(
  context: Context,
  content: MerchantContent,
  name: string,
): Promise<MerchantContent> {
  const isEntryRead = content.pages.some((entry) => entry.name === name);
  if (content.isEveryEntryRead || isEntryRead) return content;
  const {locale, storefront} = context;
  const cache = contentCache(storefront);
  const handles = [
    name,
    ...Object.values(LOCALES).map(({code}) => `${code}--${name}`),
  ];
  const entriesIn = async (language: LanguageCode) => {
    const results = await Promise.all(
      handles.map((handle) =>
        storefront.query(PAGE_ENTRY_QUERY, {
          variables: {handle, language},
          cache,
        }),
      ),
    );
    for (const result of results) assertNoErrors('PageEntry', result);
    return results.flatMap(({metaobject}) => metaobject ?? []);
  };
  const [[own, first], ofOwn, ofFirst] = await Promise.all([
    readContent(context),
    entriesIn(locale.language),
    entriesIn(content.firstLanguage),
  ]);
  const added = <Content extends Pick<ContentQuery, 'pages'>>(
    to: Content,
    entries: typeof ofOwn,
  ): Content => ({
    ...to,
    pages: {...to.pages, nodes: [...to.pages.nodes, ...entries]},
  });
  return contentOf(added(own, ofOwn), added(first, ofFirst), context);
}
