import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type Collection, type Product} from '../domain/catalogue';
import type {CatalogueSeed} from '../domain/catalogue-seed';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
  type OptionDraft,
} from './catalogue-builder';
import {collectionId} from './collections';
import {colorOption} from './colors';
import {seedCatalogue} from './seed-catalogue';

const PRODUCTS = 5_000;
const COLLECTIONS = 60;

/** Number of the product with 2,000 variants, Shopify's limit. */
const LARGEST_PRODUCT_NUMBER = 1_001;

/** Numbers of generated products start here, above the seed's numbers. */
const FIRST_NUMBER = LARGEST_PRODUCT_NUMBER;

const KINDS = [
  text('Wandkarte', 'Wall map'),
  text('Poster', 'Poster'),
  text('Rahmen', 'Frame'),
  text('Lampe', 'Lamp'),
  text('Kabel', 'Cable'),
  text('Flugbuch', 'Logbook'),
  text('Tasse', 'Mug'),
  text('Tasche', 'Bag'),
];
const ADJECTIVES = [
  text('leuchtende', 'glowing'),
  text('stille', 'quiet'),
  text('große', 'large'),
  text('kleine', 'small'),
  text('helle', 'bright'),
  text('nächtliche', 'nocturnal'),
];
const PLACES = [
  'Aalen',
  'Bremen',
  'Coburg',
  'Dresden',
  'Egelsbach',
  'Fulda',
  'Görlitz',
  'Hamburg',
  'Innsbruck',
  'Jena',
  'Kassel',
  'Lübeck',
  'Mannheim',
  'Nürnberg',
  'Oerlinghausen',
  'Passau',
  'Rügen',
  'Speyer',
  'Trier',
  'Uetersen',
];
const VENDORS = ['METARmap', 'Klarsicht', 'Platzrunde', 'Windrose Verlag'];
const TAGS = ['Bestseller', 'LED', 'METAR', 'VFR', 'IFR', 'Poster', 'USB-C'];
const SIZES: OptionDraft = {
  name: text('Größe', 'Size'),
  values: ['S', 'M', 'L'].map((size) => ({name: same(size)})),
};
const COLORS = (['black', 'white', 'red', 'blue'] as const).map(
  (color, index, colors) =>
    colorOption(text('Farbe', 'Color'), [
      color,
      colors[(index + 1) % colors.length] ?? color,
    ]),
);

/**
 * A catalogue for benchmarks: the seed's content, but 5,000 products with up to six
 * variants, one of them with 2,000, in 60 collections. Always the same.
 */
export function generateCatalogue(): CatalogueSeed {
  const random = deterministicRandom(20_250_401);
  const products = Array.from({length: PRODUCTS}, (_product, index) =>
    index === 0 ? largestProduct() : generateProduct(index, random),
  );
  return {
    ...seedCatalogue,
    products,
    collections: Array.from({length: COLLECTIONS}, (_collection, index) =>
      generateCollection(index, products),
    ),
    menus: [],
  };
}

function generateProduct(index: number, random: () => number): Product {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const number = FIRST_NUMBER + index;
  const kind = pick(KINDS);
  const adjective = pick(ADJECTIVES);
  const place = pick(PLACES);
  const withOptions = random() < 0.7;
  return defineProduct({
    number,
    handle: text(`artikel-${index}`, `item-${index}`),
    title: title(adjective, kind, place, index),
    html: text(
      `<p>${kind.DE} für ${place}, Nummer ${index} einer langen Reihe.</p>`,
      `<p>${kind.EN} for ${place}, number ${index} of a long series.</p>`,
    ),
    type: kind,
    vendor: pick(VENDORS),
    tags: TAGS.filter(() => random() < 0.25),
    sold: Math.floor(random() * 10_000),
    since: `202${Math.floor(random() * 5)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
    price: 500 + Math.floor(random() * 400) * 100,
    stock: random() < 0.1 ? 0 : Math.floor(random() * 100),
    options: withOptions ? [SIZES, pick(COLORS)] : undefined,
    variant: withOptions
      ? (size = 0, color = 0) =>
          size === 2 && color === 1 ? null : {stock: (index + size * color) % 7}
      : undefined,
    media: [sharedImage(number)],
  });
}

/**
 * 25 × 10 × 10 combinations, of which a fifth is not sold: 2,000 variants. No single
 * option value excludes a combination.
 */
function largestProduct(): Product {
  const numbered = (name: LocalizedText, count: number): OptionDraft => ({
    name,
    values: Array.from({length: count}, (_value, index) => ({
      name: text(`${name.DE} ${index + 1}`, `${name.EN} ${index + 1}`),
    })),
  });
  return defineProduct({
    number: LARGEST_PRODUCT_NUMBER,
    handle: text('groesstes-produkt', 'largest-product'),
    title: text('Größtes Produkt', 'Largest product'),
    html: text(
      '<p>Das Produkt mit den meisten Varianten.</p>',
      '<p>The product with the most variants.</p>',
    ),
    type: text('Wandkarte', 'Wall map'),
    sold: 1,
    since: '2024-01-01',
    price: 9_900,
    options: [
      numbered(same('Region'), 25),
      numbered(text('Größe', 'Size'), 10),
      numbered(text('Rahmen', 'Frame'), 10),
    ],
    variant: (region = 0, size = 0, frame = 0) =>
      (region + size + frame) % 5 === 0
        ? null
        : {
            price: 9_900 + region * 100 + size * 10 + frame,
            stock: (region + size + frame) % 4,
          },
    media: [sharedImage(LARGEST_PRODUCT_NUMBER)],
  });
}

function generateCollection(
  index: number,
  products: readonly Product[],
): Collection {
  // The first holds everything, the others every twentieth product.
  const members =
    index === 0
      ? products
      : products.filter((_product, position) => position % 20 === index % 20);
  return {
    id: collectionId(1_000 + index),
    handle: text(`sammlung-${index}`, `collection-${index}`),
    title: text(`Sammlung ${index}`, `Collection ${index}`),
    descriptionHtml: same(''),
    updatedAt: '2025-02-10T12:00:00Z',
    productIds: members.map(({id}) => id),
  };
}

function title(
  adjective: LocalizedText,
  kind: LocalizedText,
  place: string,
  index: number,
): LocalizedText {
  return text(
    `${kind.DE} ${place}, ${adjective.DE} Ausgabe ${index}`,
    `${kind.EN} ${place}, ${adjective.EN} edition ${index}`,
  );
}

function sharedImage(number: number) {
  return imageMedia(
    picture(
      number * 100,
      'products/metarmap-oak-front.webp',
      same(`${productId(number)}`),
    ),
  );
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
function deterministicRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
