import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import {BRAND} from '~/lib/environment/brand';
import {lawOf} from '~/lib/i18n/law';
import {reductionOf} from '~/lib/i18n/reduction';
import {type Context, query, apiUrl, lacking, type Say} from './store-requests';
import {SAMPLE_COMPANY} from './store-market-checks';

/**
 * What EU law requires of each offer; the store's own country stands for all of its EU
 * markets.
 */
export async function checkEuOffers(
  {env, say}: Context,
  {localization: {country: own, availableCountries}}: Results.StoreQuery,
): Promise<void> {
  const country = [own, ...availableCountries].find(
    ({isoCode}) => lawOf(isoCode) === 'eu',
  )?.isoCode;
  if (!country) return;
  const products: Offer[] = [];
  for (let after: string | null | undefined = undefined; after !== null;) {
    const read: {data: Results.StoreOffersQuery | null} = await query(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_OFFERS_QUERY,
      {country, after},
    );
    if (!read.data) return say(false, `Offers in ${country}`, 'unknown');
    const {nodes, pageInfo} = read.data.products;
    products.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  }
  for (const product of products) checkReductions(product, country, say);
  checkManufacturers(products, env.PUBLIC_MANUFACTURER ?? '', say);
  for (const product of products) {
    checkLabels(product, say);
    checkDevice(product, say);
    checkUnitPrices(product, say);
  }
}

type Offer = Results.StoreOffersQuery['products']['nodes'][number];

function checkReductions(
  {handle, variants}: Offer,
  country: string,
  say: Say,
): void {
  const isUnannounced = variants.nodes.some(
    (variant) =>
      reductionOf(variant, variant.compareAtPrice, 'eu').isUnannounced,
  );
  if (!isUnannounced) return;
  const field = `Metafield custom.lowest_price of the variants of ${handle}`;
  const meaning = `${country} sees no reduction, only the former price struck through`;
  say(false, lacking(false, field, meaning), 'look');
}

function checkLabels(product: Offer, say: Say): void {
  for (const [name, picture, words] of [
    ['durability', product.durabilityLabel, product.durabilityText],
    ['energy', product.energyLabel, product.energyText],
  ] as const) {
    if (Boolean(picture) === Boolean(words)) continue;
    const lack = picture ? 'text' : 'label';
    const field = `Metafield custom.${name}_${lack} of ${product.handle}`;
    const meaning = picture
      ? 'its label says nothing to those who cannot see it'
      : 'its text stands without the official label';
    say(false, lacking(false, field, meaning), 'look');
  }
}

/** A list has a unit price only where the first variant that can be bought is the cheapest. */
function checkUnitPrices(
  {handle, priceRange, selectedOrFirstAvailableVariant: first, variants}: Offer,
  say: Say,
): void {
  const isMeasured = variants.nodes.some(
    ({unitPriceMeasurement}) => unitPriceMeasurement?.referenceUnit,
  );
  const isFirstCheapest =
    first?.price.amount === priceRange.minVariantPrice.amount;
  if (!isMeasured || isFirstCheapest) return;
  const order = `The cheapest variant of ${handle} as the first that can be bought`;
  const meaning = 'lists show its price and no unit price';
  say(false, lacking(false, order, meaning), 'look');
}

/**
 * What a buyer in the EU is to learn of a connected device before the purchase: directive (EU) 2024/825
 * (updates, spare parts, repair) and regulation (EU) 2023/2854, Art. 3 (data).
 */
function checkDevice(product: Offer, say: Say): void {
  if (product.connectedDevice?.value !== 'true') return;
  const lacks = (
    [
      ['updates_until', product.updatesUntil],
      ['spare_parts', product.spareParts],
      ['repair', product.repair],
      ['device_data', product.deviceData],
    ] as const
  ).flatMap(([key, field]) => (field ? [] : [`custom.${key}`]));
  const fields = `Metafields ${lacks.join(', ')} of ${product.handle}`;
  const meaning =
    'its page does not say how long this connected device works, or what it sends';
  if (lacks.length > 0) say(false, lacking(false, fields, meaning), 'look');
}

/** Whether all products name a manufacturer, and none of them the one of our sample. */
function checkManufacturers(
  products: readonly Offer[],
  own: string,
  say: Say,
): void {
  const goods = products.filter(({isGiftCard}) => !isGiftCard);
  const makers = goods.map(
    ({manufacturer, vendor}) =>
      manufacturer?.value.trim() || (vendor === BRAND ? own : ''),
  );
  for (const [count, lack] of [
    [makers.filter((maker) => !maker).length, 'no manufacturer'],
    [
      makers.filter((maker) => SAMPLE_COMPANY.test(maker)).length,
      'the company of our samples as manufacturer',
    ],
  ] as const) {
    if (count === 0) continue;
    const some = `${count} of ${goods.length} products name ${lack}`;
    const where = `Metafield custom.manufacturer; PUBLIC_MANUFACTURER for those of ${BRAND}`;
    say(false, `${some} (${where})`, 'look');
  }
}
