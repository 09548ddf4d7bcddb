import {
  issueGiftCard,
  saveDiscount,
  saveSettings,
  globalId,
} from '@metarmap/local-shop/stores';
import {same, type Product} from '@metarmap/local-shop/catalogue';
import {EMPTY_CATALOGUE, type CatalogueSeed} from '@metarmap/local-shop/seed';
import {startShop, type RunningShop} from '@metarmap/local-shop';
import {OWN_COUNTRY} from './replay-names';
import type {RecordedProduct, RecordedStore} from './replay-recording';

interface RecordedShop {
  readonly running: RunningShop;
  /** By the recorded code, which is blacked out. */
  readonly giftCardCodes: ReadonlyMap<string, string>;
}

const cents = (decimal: string) => Math.round(Number(decimal) * 100);

/** When a recorded product was made; a time before any recording. */
const MADE = '2026-01-01T00:00:00Z';

/** Starts a local shop with what the recorded session made by the Admin API. */
export async function startRecordedShop({
  products,
  discounts,
  giftCards,
}: RecordedStore): Promise<RecordedShop> {
  const catalogue: CatalogueSeed = {
    ...EMPTY_CATALOGUE,
    products: products.map(productOf),
  };
  const running = await startShop({profile: 'english', catalogue});
  const {shop} = running;
  saveSettings(shop.database, {
    languages: ['EN'],
    countries: [OWN_COUNTRY, 'US'],
  });
  for (const {code, percentage, minimum, endsAt} of discounts) {
    // A percentage has no minimum here; the one of the recording is never reached.
    saveDiscount(
      shop,
      minimum > 100
        ? {
            code,
            kind: 'amount',
            amountCents: 100,
            minimumSubtotalCents: minimum * 100,
          }
        : {code, kind: 'percentage', percentage, ...(endsAt && {endsAt})},
    );
  }
  const giftCardCodes = new Map(
    giftCards.map(({code, value}) => [code, issueGiftCard(shop, cents(value))]),
  );
  return {running, giftCardCodes};
}

/** Prices of the recorded store's own currency, and dollars of the US. */
function inOurCurrencies({
  '': own,
  USD: dollars,
}: Readonly<Record<string, string>>): Record<string, number> {
  return {
    ...(own && {EUR: cents(own)}),
    ...(dollars && {USD: cents(dollars)}),
  };
}

function productOf(recorded: RecordedProduct, index: number): Product {
  const {id, variant, options} = recorded;
  return {
    id,
    handle: same(recorded.handle),
    title: same(recorded.title),
    descriptionHtml: same(recorded.descriptionHtml),
    vendor: recorded.vendor,
    productType: same(recorded.productType),
    tags: recorded.tags,
    isGiftCard: false,
    createdAt: MADE,
    publishedAt: MADE,
    updatedAt: MADE,
    sold: 0,
    options: options.map(([name, value], position) => ({
      id: globalId('ProductOption', index * 10 + position + 1),
      name: same(name),
      values: [
        {
          id: globalId('ProductOptionValue', index * 10 + position + 1),
          name: same(value),
        },
      ],
    })),
    variants: [
      {
        id: variant.id,
        productId: id,
        sku: variant.sku,
        optionValueIndexes: options.map(() => 0),
        prices: inOurCurrencies(variant.prices),
        compareAtPrices: inOurCurrencies(variant.compareAtPrices),
        requiresShipping: variant.requiresShipping,
        weight: 0,
        stock: {
          tracked: variant.isTracked,
          initial: variant.quantity,
          policy: 'deny',
        },
        sellingPlanIds: [],
      },
    ],
    media: [],
    metafields: [],
    sellingPlanGroups: [],
    relatedIds: [],
    complementaryIds: [],
  };
}
