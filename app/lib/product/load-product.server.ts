import type {LanguageCode} from '../../../schemas/storefront-types';
import type {
  PlanGroupsQuery,
  ProductQuery,
  ProductVariantFragment,
  VariantLinkFragment,
  ProductTextsFragment,
} from 'storefrontapi.generated';
import {
  PRODUCT_QUERY,
  PRODUCT_HANDLE_QUERY,
  FIRST_PRODUCT_QUERY,
} from '~/graphql/storefront/product';
import {
  PRODUCT_CHOICE_QUERY,
  VARIANT_OPTIONS_QUERY,
} from '~/graphql/storefront/product-choice';
import {PLAN_GROUPS_QUERY} from '~/graphql/storefront/selling-plans';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {siteOf, type Site} from '~/lib/content/merchant-link.server';
import {writtenBeside, type Written} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {Locale, LocaleCode} from '~/lib/i18n/locale';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {MarketTerms} from '~/lib/i18n/market-terms';
import {
  paymentMarks,
  type PaymentMark,
} from '~/lib/i18n/payment-methods.server';
import {
  isPossibleHandle,
  type MovedHandle,
  translatedHandles,
} from '~/lib/i18n/translated-handles.server';
import {
  assertNoErrors,
  assertHandle,
} from '~/lib/storefront/shopify-error.server';
import {
  stockCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  fieldKey,
  langsOfTexts,
  PRODUCT_TEXTS,
  productLangs,
  type KeyedText,
  type ProductPageLangs,
} from './merchant-texts';
import {
  existingSelection,
  includesSelection,
  selectionFromSearch,
  type SelectedOption,
} from './product-options.server';
import {optionsOfCountry} from './country-values.server';
import {pictureInRegion} from '~/lib/i18n/region-pictures';
import {type PlanGroups, planPricesOf} from './price.server';
import {variantGid} from './product-paths';
import {log} from '~/lib/logging/log.server';
import {findFirstLanguage} from '~/lib/i18n/first-language.server';
import {readForLangs} from '~/lib/i18n/with-langs.server';
import {PLAN_NAMES_TIMEOUT_MS} from '~/lib/limits/limits';

type Context = Pick<
  RequestContext,
  | 'storefront'
  | 'locale'
  | 'env'
  | 'requestLog'
  | 'memoizePerRequest'
  | 'waitUntil'
>;
type Product = NonNullable<ProductQuery['product']>;

export interface LoadedProduct {
  readonly product: Product;
  readonly variant: ProductVariantFragment | null;
  /** Variants that differ from `variant` in one option. */
  readonly neighbours: readonly VariantLinkFragment[];
  readonly payments: readonly PaymentMark[];
  readonly market: MarketTerms;
  /** The visitor's, ISO 3166. */
  readonly country: string;
  readonly locale: Locale;
  readonly site: Site;
  /** Manufacturer of the brand's own goods; `undefined` if it is not configured. */
  readonly manufacturer: string | undefined;
  /** `undefined` for the checkout's default. */
  readonly expressPayment: string | undefined;
  readonly handles: Readonly<Record<LocaleCode, string>>;
  readonly planGroups: PlanGroups;
  readonly langs: ProductPageLangs;
  /** The flagship product, which has a page of its own. */
  readonly isMap: boolean;
}

/**
 * Loads a product and the variant of `?variant={id}` or the option parameters, else the
 * first available one, preferably of the visitor's country; ignores invalid parameters.
 * @returns `null` when there is no such product.
 * @throws {ShopifyError}
 */
export async function loadProduct(
  context: Context,
  handle: string,
  search: URLSearchParams,
): Promise<LoadedProduct | MovedHandle | null> {
  if (!isPossibleHandle(handle)) return null;
  const {storefront} = context;
  const inLanguages = productInLanguages(context, handle);
  const [{product, shop, errors}, named, handles, termsOf, content] =
    await Promise.all([
      storefront.query(PRODUCT_QUERY, {
        variables: {
          handle,
          texts: PRODUCT_TEXTS,
        },
        cache: stockCache(storefront),
      }),
      variantOf(context, variantGid(search.get('variant'))),
      inLanguages.handles,
      loadMarketTerms(context),
      // The root loader reads it, too.
      merchantContent(context),
    ]);
  assertNoErrors('Product', {errors});
  if (!product) return null;
  assertHandle('Product', product.handle);
  if (product.handle !== handle) return {movedTo: product.handle};

  const selection =
    named?.product.id === product.id
      ? named.selectedOptions
      : existingSelection(
          product,
          withOwnCountry(
            context,
            product,
            selectionFromSearch(search, product),
          ),
          search,
        );
  const {firstLanguage, host} = content;
  const [chosen, original] = await Promise.all([
    choose(context, product, selection),
    inLanguages.originalIn(firstLanguage),
  ]);
  const written = writtenBeside(firstLanguage, context.locale);
  const langs = productLangs(product, original, written);
  const [plans, atPrices] = await Promise.all([
    plansOf(context, product.handle, chosen.variant, firstLanguage, written),
    atPlanPrices(context, product, chosen),
  ]);
  return {
    ...inRegion(atPrices, storefront.i18n.country),
    payments: paymentMarks(shop.paymentSettings, context.locale),
    market: termsOf(storefront.i18n.country),
    country: storefront.i18n.country,
    locale: context.locale,
    site: siteOf(context.env, host),
    manufacturer: context.env.PUBLIC_MANUFACTURER,
    expressPayment: context.env.PUBLIC_EXPRESS_PAYMENT,
    handles,
    planGroups: plans.groups,
    langs: {...langs, texts: new Map([...langs.texts, ...plans.langs])},
    isMap: product.handle === context.env.PUBLIC_MAP_PRODUCT_HANDLE,
  };
}

/** With the pictures of the country's region. */
function inRegion<Shown extends Pick<LoadedProduct, 'product' | 'variant'>>(
  shown: Shown,
  country: string,
): Shown {
  const {product, variant} = shown;
  const ours = pictureInRegion(product, marketFacts(country).region);
  if (!ours) return shown;
  const {media, featuredImage} = product;
  return {
    ...shown,
    product: {
      ...product,
      featuredImage: featuredImage && ours(featuredImage),
      media: {
        nodes: media.nodes.map((node) =>
          'image' in node && node.image
            ? {...node, image: ours(node.image)}
            : node,
        ),
      },
    },
    variant: variant && {
      ...variant,
      image: variant.image && ours(variant.image),
    },
  };
}

/**
 * The variant's selling plans: their groups, and the languages of their names; nothing when they cannot be
 * read in time.
 */
async function plansOf(
  context: Context,
  handle: string,
  variant: ProductVariantFragment | null,
  firstLanguage: LanguageCode,
  written: Written,
): Promise<{groups: PlanGroups; langs: ReadonlyMap<string, string>}> {
  const {storefront, locale, requestLog} = context;
  const {nodes = [], pageInfo} = variant?.sellingPlanAllocations ?? {};
  if (pageInfo?.hasNextPage) {
    log({requestLog}, 'warn', 'product with more selling plans than are read', {
      handle,
    });
  }
  if (nodes.length === 0) return {groups: {}, langs: new Map()};
  const plansIn = async (language: LanguageCode, timeout?: number) => {
    const request = storefront.query(PLAN_GROUPS_QUERY, {
      variables: {handle, language},
      cache: stockCache(storefront),
    });
    return (await readForLangs(context, request, timeout))?.product ?? null;
  };
  const [product, original] = await Promise.all([
    plansIn(locale.language, PLAN_NAMES_TIMEOUT_MS),
    firstLanguage === locale.language ? null : plansIn(firstLanguage),
  ]);
  const groups = (product?.sellingPlanGroups.nodes ?? []).flatMap(
    ({name, sellingPlans}) =>
      sellingPlans.nodes.map(({id}) => [id, name] as const),
  );
  return {
    groups: Object.fromEntries(groups),
    langs: planLangs(product, original, written),
  };
}

/** The names of selling plans and their groups; keys as in `ProductPageLangs`. */
function planLangs(
  product: PlanGroupsQuery['product'],
  original: PlanGroupsQuery['product'],
  written: Written,
): ReadonlyMap<string, string> {
  return langsOfTexts(planTexts(product), planTexts(original), written);
}

function planTexts(product: PlanGroupsQuery['product']): KeyedText[] {
  return (product?.sellingPlanGroups.nodes ?? []).flatMap(
    ({name: group, sellingPlans}) =>
      sellingPlans.nodes.flatMap(({id, name, description}) => [
        {key: fieldKey(id, 'name'), text: name},
        {key: fieldKey(id, 'description'), text: description},
        {key: fieldKey(id, 'group'), text: group},
      ]),
  );
}

/** Adds the values for the visitor's country to options without a selection. */
function withOwnCountry(
  {storefront}: Pick<Context, 'storefront'>,
  {options}: Product,
  selection: readonly SelectedOption[],
): readonly SelectedOption[] {
  const isOpen = ({name}: SelectedOption) =>
    selection.every((option) => option.name !== name);
  return [
    ...selection,
    ...optionsOfCountry(options, storefront.i18n).filter(isOpen),
  ];
}

type Choice = Pick<LoadedProduct, 'variant' | 'neighbours'>;

/**
 * A product that is sold only with a selling plan, at the plans' prices: nobody can pay the variant's
 * own.
 */
async function atPlanPrices(
  context: Context,
  product: Product,
  {variant, neighbours}: Choice,
): Promise<Choice & Pick<LoadedProduct, 'product'>> {
  if (!product.requiresSellingPlan) return {product, variant, neighbours};
  const {atPlanPrice, range} = await planPricesOf(context, product);
  return {
    product: {
      ...product,
      priceRange: range ?? product.priceRange,
      variants: {nodes: product.variants.nodes.map(atPlanPrice)},
    },
    variant: variant && atPlanPrice(variant),
    neighbours: neighbours.map(atPlanPrice),
  };
}

/** Loads the chosen variant with its neighbours unless the product already has them. */
async function choose(
  {storefront}: Context,
  product: Product,
  selectedOptions: readonly SelectedOption[],
): Promise<Choice> {
  const first = product.selectedOrFirstAvailableVariant ?? null;
  if (first && includesSelection(first.selectedOptions, selectedOptions)) {
    return {variant: first, neighbours: product.adjacentVariants};
  }
  const variables = {
    handle: product.handle,
    selectedOptions: [...selectedOptions],
  };
  const {product: choice, errors} = await storefront.query(
    PRODUCT_CHOICE_QUERY,
    {variables, cache: stockCache(storefront)},
  );
  assertNoErrors('ProductChoice', {errors});
  return {
    variant: choice?.selectedOrFirstAvailableVariant ?? first,
    neighbours: choice?.adjacentVariants ?? [],
  };
}

async function variantOf({storefront}: Context, id: string | null) {
  if (!id) return null;
  const {node, errors} = await storefront.query(VARIANT_OPTIONS_QUERY, {
    variables: {id},
    // As old as the product, whose values it names.
    cache: stockCache(storefront),
  });
  assertNoErrors('VariantOptions', {errors});
  return node && 'product' in node ? node : null;
}

type LanguagesContext = Pick<
  RequestContext,
  'storefront' | 'locale' | 'requestLog' | 'waitUntil'
>;

/**
 * A product in other languages than the page's: its handles for `hreflang`, and its texts in the store's
 * first language, in one request if the storefront has that language. Texts in any other language, the
 * page's own included, are not requested: nothing is compared with them.
 * @param reviews how many reviews are read.
 */
export function productInLanguages(
  context: LanguagesContext,
  handle: string,
  reviews?: number,
) {
  const {storefront, locale} = context;
  const texts = new Map<LanguageCode, ProductTextsFragment>();
  const textsIn = async (language: LanguageCode) => {
    const {product} = await storefront.query(FIRST_PRODUCT_QUERY, {
      variables: {
        handle,
        language,
        texts: PRODUCT_TEXTS,
        ...(reviews && {reviews}),
      },
      cache: structureCache(storefront),
    });
    if (product) texts.set(language, product);
    return product;
  };
  const handleIn = async (language: LanguageCode) => {
    const first = await findFirstLanguage(context);
    if (first === null || first === language) return textsIn(language);
    const {product} = await storefront.query(PRODUCT_HANDLE_QUERY, {
      variables: {handle, language},
      cache: structureCache(storefront),
    });
    return product;
  };
  return {
    handles: translatedHandles(context, handle, handleIn),
    /** `null` while it cannot be read or is slow, and where the page's language is the first. Call it after `handles`. */
    originalIn: async (
      firstLanguage: LanguageCode,
    ): Promise<ProductTextsFragment | null> =>
      firstLanguage === locale.language
        ? null
        : (texts.get(firstLanguage) ??
          (await readForLangs(context, textsIn(firstLanguage))) ??
          null),
  };
}
