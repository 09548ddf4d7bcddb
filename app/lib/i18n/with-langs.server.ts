import {FIRST_TEXTS_QUERY} from '~/graphql/storefront/localization';
import {MARKETS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {
  contentCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {writtenBeside} from './written-beside';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';

/** BCP 47 of texts that are not in the page's language. */
export interface TextLangs {
  readonly title?: string;
  readonly productType?: string;
  readonly description?: string;
}

interface Shown {
  /** Global id of a product, collection, page or article. */
  readonly id: string;
  readonly title: string;
  readonly productType?: string;
  /** Of a collection. */
  readonly description?: string;
}

type Context = Pick<RequestContext, 'storefront'>;

/**
 * Adds the language of what the merchant has not translated: texts that equal those in the store's first
 * language. Adds nothing while Shopify fails or is slow. Never rejects.
 */
export async function withLangs<View extends Shown>(
  context: Context,
  views: readonly View[],
): Promise<(View & {readonly langs?: TextLangs})[]> {
  if (views.length === 0) return [];
  try {
    const langsOf = await withTimeout(
      LANGS_TIMEOUT_MS,
      compare(context, views),
    );
    return views.map((view) => {
      const langs = langsOf(view);
      return langs ? {...view, langs} : view;
    });
  } catch {
    // The transport logs errors.
    return [...views];
  }
}

async function compare(
  {storefront}: Context,
  views: readonly Shown[],
): Promise<(view: Shown) => TextLangs | null> {
  const {localization} = await storefront.query(MARKETS_QUERY, {
    cache: contentCache(storefront),
  });
  const {isoCode: first} = localization.language;
  const {language} = storefront.i18n;
  if (first === language) return () => null;
  const {nodes} = await storefront.query(FIRST_TEXTS_QUERY, {
    variables: {ids: [...new Set(views.map(({id}) => id))].sort()},
    cache: structureCache(storefront),
  });
  const written = writtenBeside(first, {language});
  return ({id, title, productType, description}) => {
    const original = nodes.find((node) => node?.id === id);
    if (!original || !('title' in original)) return null;
    const langs = {
      title: written(title, original.title)?.lang,
      productType:
        'productType' in original
          ? written(productType, original.productType)?.lang
          : undefined,
      description:
        'description' in original
          ? written(description, original.description)?.lang
          : undefined,
    };
    return Object.values(langs).some(Boolean) ? langs : null;
  };
}
