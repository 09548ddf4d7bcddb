import {FIRST_TEXTS_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/error-response.server';
import {idPages} from '~/lib/storefront/id-pages';
import {firstLanguage} from './first-language.server';
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
  const first = await firstLanguage({storefront});
  const {language} = storefront.i18n;
  if (first === language) return () => null;
  const lists = await Promise.all(
    idPages(views.map(({id}) => id)).map(async (ids) => {
      const result = await storefront.query(FIRST_TEXTS_QUERY, {
        variables: {ids},
        cache: structureCache(storefront),
      });
      assertNoErrors('FirstTexts', result);
      return result.nodes;
    }),
  );
  const nodes = lists.flat();
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
