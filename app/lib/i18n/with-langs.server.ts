import type {FirstTextsQuery} from 'storefrontapi.generated';
import {FIRST_TEXTS_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {idPages} from '~/lib/storefront/id-pages';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {firstLanguage} from './first-language.server';
import {optionLangs, optionTexts, writtenBeside} from './written-beside';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';

/** BCP 47 of texts that are not in the page's language. */
export interface TextLangs {
  readonly title?: string;
  readonly productType?: string;
  readonly description?: string;
  /** Of the merchant's own badges. */
  readonly badges?: string;
}

/** Also of options, by their names, and of pictures' alternative texts; not for the browser. */
export interface ProductLangs extends TextLangs {
  readonly options?: ReadonlyMap<string, string>;
  readonly alts?: ReadonlyMap<string, string>;
}

interface Shown {
  /** Global id of a product, collection, page or article. */
  readonly id: string;
  readonly title: string;
  readonly productType?: string;
  /** May end after 160 characters, a product's does. */
  readonly description?: string;
  /** Of a card. */
  readonly ownBadges?: readonly string[];
}

/** Of a product whose options the page shows. */
interface ShownOptions {
  readonly options: Parameters<typeof optionLangs>[1];
}

type FirstTexts = NonNullable<FirstTextsQuery['nodes'][number]>;

interface Further<View> {
  /** Reads the metafield of `ownBadges`. */
  readonly badgesOf?: (written: {readonly value: string}) => readonly string[];
  readonly optionsOf?: (view: View) => ShownOptions['options'];
  /** The pictures that the page shows of a collection. */
  readonly picturesOf?: (
    view: View,
  ) => readonly {readonly altText?: string | null}[];
}

/** What the languages of texts are read with. */
export type LangsContext = Pick<RequestContext, 'storefront' | 'waitUntil'> & {
  readonly requestLog: Pick<RequestLog, 'usesFallbackContent'>;
};

/**
 * The result of a query that tells languages; `null` while Shopify fails or is slow. The page then has
 * fallback content and is not stored for long, and the request goes on for the next page. Never rejects.
 * @param timeout milliseconds; longer for texts that the page shows from this result.
 */
export function readForLangs<Result>(
  {requestLog, waitUntil}: Omit<LangsContext, 'storefront'>,
  reading: Promise<Result>,
  timeout = LANGS_TIMEOUT_MS,
): Promise<Result | null> {
  return withTimeout(timeout, reading).catch(() => {
    // The transport logs errors.
    waitUntil(reading.catch(() => undefined));
    requestLog.usesFallbackContent = true;
    return null;
  });
}

/**
 * Adds the language of what the merchant has not translated: texts that equal those in the store's first
 * language. Adds nothing while Shopify fails or is slow. Never rejects.
 */
export async function withLangs<View extends Shown>(
  context: LangsContext,
  views: readonly View[],
  further: Further<View> = {},
): Promise<(View & {readonly langs?: ProductLangs})[]> {
  if (views.length === 0) return [];
  const langsOf = await readForLangs(context, compare(context, views, further));
  return views.map((view) => {
    const langs = langsOf?.(view);
    return langs ? {...view, langs} : view;
  });
}

async function compare<View extends Shown>(
  {storefront}: Pick<LangsContext, 'storefront'>,
  views: readonly View[],
  {badgesOf, optionsOf, picturesOf}: Further<View>,
): Promise<(view: View) => ProductLangs | null> {
  const firstCode = await firstLanguage({storefront});
  const {language} = storefront.i18n;
  if (firstCode === language) return () => null;
  const withBadges = views.some(({ownBadges}) => ownBadges?.length);
  const withDescriptions = views.some(({description}) => description);
  const lists = await Promise.all(
    idPages(views.map(({id}) => id)).map(async (ids) => {
      const result = await storefront.query(FIRST_TEXTS_QUERY, {
        variables: {
          ids,
          ...(withBadges && {withBadges}),
          ...(withDescriptions && {withDescriptions}),
          ...(optionsOf && {withOptions: true}),
          ...(picturesOf && {withPictures: true}),
        },
        cache: structureCache(storefront),
      });
      assertNoErrors('FirstTexts', result);
      return result.nodes;
    }),
  );
  const originals = new Map(
    lists.flat().flatMap((node) => (node ? [[node.id, node] as const] : [])),
  );
  const written = writtenBeside(firstCode, {language});
  return (view) => {
    const original = originals.get(view.id);
    if (!original || !('title' in original)) return null;
    const type = 'productType' in original ? original.productType : null;
    const description = descriptionOf(view, original);
    const badges =
      'badges' in original && original.badges
        ? badgesOf?.(original.badges)
        : undefined;
    const options = optionsOf?.(view) ?? [];
    const first = ('options' in original && original.options) || [];
    const ofOptions = optionLangs(written, options, first);
    const alts = new Map(
      (picturesOf?.(view) ?? []).flatMap(({altText}) => {
        const first = firstAlts(original).find((each) => each === altText);
        const lang = written(altText, first)?.lang;
        return altText && lang ? [[altText, lang] as const] : [];
      }),
    );
    const langs = {
      title: written(view.title, original.title, [
        [view.productType, type],
        [view.description, description],
        ...optionTexts(options, first),
      ])?.lang,
      productType: written(view.productType, type)?.lang,
      description: written(view.description, description)?.lang,
      badges: written(view.ownBadges?.join('\n'), badges?.join('\n'))?.lang,
      ...(ofOptions.size > 0 && {options: ofOptions}),
      ...(alts.size > 0 && {alts}),
    };
    return Object.values(langs).some(Boolean) ? langs : null;
  };
}

/** A description in the store's first language, as long as the page shows it. */
function descriptionOf({description}: Shown, original: FirstTexts) {
  if (!('beginning' in original)) return null;
  return original.beginning === description || !('description' in original)
    ? original.beginning
    : original.description;
}

/** The alternative texts of a collection's pictures in the store's first language. */
function firstAlts(
  original: FirstTexts,
): readonly (string | null | undefined)[] {
  if (!('pictures' in original)) return [];
  const {image, pictures} = original;
  return [
    image?.altText,
    ...(pictures?.references?.nodes ?? []).map((node) =>
      'image' in node ? node.image?.altText : null,
    ),
  ];
}
