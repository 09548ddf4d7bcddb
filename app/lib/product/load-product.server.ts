import type {LanguageCode} from '../../../schemas/storefront-types';
import type {
  ProductHandleQuery,
  ProductQuery,
  ProductVariantFragment,
  VariantLinkFragment,
} from 'storefrontapi.generated';
import {
  PRODUCT_CHOICE_QUERY,
  PRODUCT_HANDLE_QUERY,
  PRODUCT_QUERY,
  VARIANT_OPTIONS_QUERY,
} from '~/graphql/storefront/product';
import {PLAN_GROUPS_QUERY} from '~/graphql/storefront/selling-plans';
import {shownOptions} from '~/lib/cart/has-options';
import {merchantContent} from '~/lib/content/merchant-content.server';
import {siteOf, type Site} from '~/lib/content/merchant-link.server';
import type {ProductLangs} from '~/lib/i18n/with-langs.server';
import {
  optionLangs,
  optionTexts,
  writtenBeside,
} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {Locale, LocaleCode} from '~/lib/i18n/locale';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import type {MarketTerms} from '~/lib/i18n/market-terms';
import {
  paymentMarks,
  type PaymentMark,
} from '~/lib/i18n/payment-methods.server';
import {
  isPossibleHandle,
  translatedHandles,
  type MovedHandle,
} from '~/lib/i18n/translated-handles.server';
import {
  assertNoErrors,
  assertHandle,
} from '~/lib/storefront/error-response.server';
import {
  stockCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  LEGAL_METAFIELDS,
  TEXT_METAFIELDS,
  SECTION_METAFIELDS,
} from './product-metafields';
import {
  optionsOfCountry,
  existingSelection,
  includesSelection,
  selectionFromSearch,
  type SelectedOption,
} from './product-options.server';
import {planPricesOf} from './plan-prices.server';
import type {PlanGroups} from './price';
import {variantGid} from './variant-link';
import {log} from '~/lib/logging/log.server';

type Context = Pick<
  RequestContext,
  'storefront' | 'locale' | 'env' | 'requestLog' | 'memoizePerRequest'
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
  /** BCP 47 of the texts that are not in the page's language. */
  readonly langs: ProductLangs & {
    readonly sizeGuideTitle?: string;
    readonly sizeGuideBody?: string;
  };
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
  const inLanguages = new Map<LanguageCode, ProductTexts>();
  const textsIn = async (language: LanguageCode) => {
    const result = await storefront.query(PRODUCT_HANDLE_QUERY, {
      variables: {handle, language},
      cache: structureCache(storefront),
    });
    if (result.product) inLanguages.set(language, result.product);
    return result.product;
  };
  const [{product, shop, errors}, named, handles, termsOf, content] =
    await Promise.all([
      storefront.query(PRODUCT_QUERY, {
        variables: {
          handle,
          texts: [
            ...TEXT_METAFIELDS,
            ...LEGAL_METAFIELDS,
            ...SECTION_METAFIELDS,
          ],
        },
        cache: stockCache(storefront),
      }),
      variantOf(context, variantGid(search.get('variant'))),
      translatedHandles(context, handle, textsIn),
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
    firstLanguage === context.locale.language
      ? product
      : (inLanguages.get(firstLanguage) ??
        // In none of our languages.
        textsIn(firstLanguage).catch(() => null)),
  ]);
  const written = writtenBeside(firstLanguage, context.locale);
  const guide = pageOf(product.sizeGuide);
  const originalGuide = pageOf(original?.sizeGuide);
  const options = shownOptions(product);
  const originalOptions = original?.options ?? [];
  return {
    ...(await atPlanPrices(context, product, chosen)),
    payments: paymentMarks(shop.paymentSettings, context.locale),
    market: termsOf(storefront.i18n.country),
    country: storefront.i18n.country,
    locale: context.locale,
    site: siteOf(context.env, host),
    manufacturer: context.env.PUBLIC_MANUFACTURER,
    expressPayment: context.env.PUBLIC_EXPRESS_PAYMENT,
    handles,
    planGroups: await planGroupsOf(context, product.handle, chosen.variant),
    langs: {
      title: written(product.title, original?.title, [
        [product.productType, original?.productType],
        [product.descriptionHtml, original?.descriptionHtml],
        ...optionTexts(options, originalOptions),
      ])?.lang,
      productType: written(product.productType, original?.productType)?.lang,
      description: written(product.descriptionHtml, original?.descriptionHtml)
        ?.lang,
      badges: written(product.badges?.value, original?.badges?.value)?.lang,
      options: optionLangs(written, options, originalOptions),
      sizeGuideTitle: written(guide?.title, originalGuide?.title, [
        [guide?.body, originalGuide?.body],
      ])?.lang,
      sizeGuideBody: written(guide?.body, originalGuide?.body)?.lang,
    },
    isMap: product.handle === context.env.PUBLIC_MAP_PRODUCT_HANDLE,
  };
}

/** The page that a metafield refers to, if it is one that can be read. */
function pageOf(field: ProductTexts['sizeGuide'] | undefined) {
  const page = field?.reference;
  return page && 'body' in page ? page : null;
}

type ProductTexts = NonNullable<ProductHandleQuery['product']>;

/** Names of the groups of the variant's plans; none when they cannot be read. */
async function planGroupsOf(
  {storefront, requestLog}: Context,
  handle: string,
  variant: ProductVariantFragment | null,
): Promise<PlanGroups> {
  const {nodes = [], pageInfo} = variant?.sellingPlanAllocations ?? {};
  if (pageInfo?.hasNextPage) {
    log({requestLog}, 'warn', 'product with more selling plans than are read', {
      handle,
    });
  }
  if (nodes.length === 0) return {};
  const found = await storefront
    .query(PLAN_GROUPS_QUERY, {
      variables: {handle},
      cache: stockCache(storefront),
    })
    .catch(() => null);
  const groups = found?.product?.sellingPlanGroups.nodes ?? [];
  return Object.fromEntries(
    groups.flatMap(({name, sellingPlans}) =>
      sellingPlans.nodes.map(({id}) => [id, name]),
    ),
  );
}

/** Adds what the options say of the visitor's country, where nothing is selected. */
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
    cache: structureCache(storefront),
  });
  assertNoErrors('VariantOptions', {errors});
  return node && 'product' in node ? node : null;
}
