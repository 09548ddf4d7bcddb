import type {LanguageCode} from '../../../schemas/storefront-types';
import {
  ONLINE_PAGE_HANDLE_QUERY,
  ONLINE_PAGE_QUERY,
  SUBSCRIPTION_POLICY_QUERY,
} from '~/graphql/storefront/content';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {marketFacts} from '~/lib/i18n/market-facts';
import {
  isPossibleHandle,
  translatedHandles,
} from '~/lib/i18n/translated-handles.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {
  contentCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  assertHandle,
  assertNoErrors,
} from '~/lib/storefront/shopify-error.server';
import type {MerchantContent} from './merchant-content.server';
import {siteOf} from './merchant-link.server';
import {plainText} from './plain-text';
import {sanitizeHtml} from './sanitize-html.server';

type Context = Pick<
  RequestContext,
  'country' | 'env' | 'locale' | 'requestLog' | 'storefront'
>;

/** A text that the merchant wrote outside our entries. */
export interface OnlineText {
  readonly title: WrittenText;
  /** Sanitised; `null` if nothing is written. */
  readonly body: WrittenText | null;
  /** Whether search engines may not list it; see `isHiddenFromSearch`. */
  readonly isHidden?: boolean;
}

/** A page of the Online Store. */
export interface OnlinePage extends OnlineText {
  readonly id: string;
  readonly handle: string;
  readonly seo: {readonly title: string; readonly description: string};
}

/**
 * Asks in the page's language, and in the store's first one, which shows the texts that are not translated.
 * @returns both results; the same one where it is one language.
 */
export async function inBothLanguages<Result>(
  {locale}: Pick<Context, 'locale'>,
  {firstLanguage}: Pick<MerchantContent, 'firstLanguage'>,
  ask: (language: LanguageCode) => Promise<Result>,
): Promise<[own: Result, first: Result]> {
  const own = ask(locale.language);
  return Promise.all([
    own,
    firstLanguage === locale.language ? own : ask(firstLanguage),
  ]);
}

/**
 * A page of the Online Store by its handle in any language; `null` if there is none.
 * @throws {ShopifyError}
 */
export async function loadOnlinePage(
  context: Context,
  content: Pick<MerchantContent, 'firstLanguage' | 'host'>,
  handle: string,
): Promise<OnlinePage | null> {
  if (!isPossibleHandle(handle)) return null;
  const {storefront} = context;
  const [own, first] = await inBothLanguages(
    context,
    content,
    async (language) => {
      const {page, errors} = await storefront.query(ONLINE_PAGE_QUERY, {
        variables: {handle, language},
        cache: contentCache(storefront),
      });
      assertNoErrors('OnlinePage', {errors});
      return page;
    },
  );
  if (!own) return null;
  assertHandle('OnlinePage', own.handle);
  const text = onlineText(context, content, own, first);
  if (!text) return null;
  const {id, handle: current, seo} = own;
  return {
    ...text,
    id,
    isHidden: isHiddenFromSearch(own),
    handle: current,
    seo: {
      title: seo?.title || text.title.text,
      description: seo?.description || plainText(text.body?.text ?? ''),
    },
  };
}

/** The page's handle in every language, for `hreflang`. */
export function onlinePageHandles(
  context: Context,
  handle: string,
): Promise<Readonly<Record<LocaleCode, string>>> {
  const {storefront} = context;
  return translatedHandles(context, handle, async (language) => {
    const {page} = await storefront.query(ONLINE_PAGE_HANDLE_QUERY, {
      variables: {handle, language},
      cache: structureCache(storefront),
    });
    return page;
  });
}

/**
 * The store's policy for subscriptions; `null` if it has none.
 * @throws {ShopifyError}
 */
export async function loadSubscriptionPolicy(
  context: Context,
  content: Pick<MerchantContent, 'firstLanguage' | 'host'>,
): Promise<OnlineText | null> {
  const {storefront} = context;
  const [own, first] = await inBothLanguages(
    context,
    content,
    async (language) => {
      const {shop, errors} = await storefront.query(SUBSCRIPTION_POLICY_QUERY, {
        variables: {language},
        cache: contentCache(storefront),
      });
      assertNoErrors('SubscriptionPolicy', {errors});
      return shop.subscriptionPolicy;
    },
  );
  const text = own ? onlineText(context, content, own, first) : null;
  return text?.body ? text : null;
}

interface Texts {
  readonly title: string;
  readonly body: string;
}

function onlineText(
  {country, env, locale}: Context,
  {firstLanguage, host}: Pick<MerchantContent, 'firstLanguage' | 'host'>,
  own: Texts,
  first: Texts | null | undefined,
): OnlineText | null {
  const written = writtenBeside(firstLanguage, locale);
  const title = written(own.title, first?.title, [[own.body, first?.body]]);
  const body = written(own.body, first?.body);
  if (!title) return null;
  const site = siteOf(env, host);
  const reader = {locale, market: marketFacts(country), site};
  return {
    title,
    body: body && {...body, text: sanitizeHtml(body.text, reader)},
  };
}
