import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type CatalogueImage, type Collection} from '../domain/catalogue';
import {imageMedia, picture, productId} from './catalogue-builder';

interface CollectionDraft {
  readonly number: number;
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
  readonly html: LocalizedText;
  readonly alt: LocalizedText;
  /** Picture; `collections/<German handle>.webp` when left out. */
  readonly file?: string;
  /** For other regions and for dark mode. */
  readonly pictures?: readonly CatalogueImage[];
  /** Numbers of the products, in the merchant's order. */
  readonly products: readonly number[];
}

/** The global id of the collection with this number. */
export function collectionId(number: number): string {
  return `gid://shopify/Collection/${452_700_000_000 + number}`;
}

function defineCollection(draft: CollectionDraft): Collection {
  const {number, handle, title, html, alt, pictures, products} = draft;
  const file = draft.file ?? `collections/${handle.DE}.webp`;
  return {
    id: collectionId(number),
    handle,
    title,
    descriptionHtml: html,
    image: picture(90_000 + number, file, alt),
    ...(pictures && {
      metafields: [
        {
          namespace: 'custom',
          key: 'pictures',
          value: {
            type: 'list.file_reference',
            ids: pictures.map((each) => imageMedia(each).id),
          },
        },
      ],
    }),
    updatedAt: `2025-02-${String(10 + number)}T12:00:00Z`,
    productIds: products.map(productId),
  };
}

const EAST_COAST_BY_DAY = picture(
  91_001,
  'brand/hero-east-coast-day.webp',
  text(
    'METARmap der US-Ostküste über einem Sideboard an einer hellgrünen Wand',
    'METARmap of the US East Coast above a sideboard on a pale green wall',
  ),
);
const EAST_COAST_BY_NIGHT = picture(
  91_002,
  'brand/hero-east-coast-night.webp',
  text(
    'METARmap der US-Ostküste am Abend neben einer Stehlampe',
    'METARmap of the US East Coast in the evening beside a floor lamp',
  ),
);
const GERMANY_BY_NIGHT = picture(
  91_003,
  'brand/hero-night.webp',
  text(
    'METARmap am Abend neben einer Stehlampe',
    'METARmap in the evening beside a floor lamp',
  ),
);

const MAPS_BY_NIGHT = picture(
  90_013,
  'collections/karten-night.webp',
  text(
    'METARmap zwischen zwei Drucken über einem Sideboard bei Nacht',
    'METARmap between two prints above a sideboard at night',
  ),
);
const COAST_MAPS_BY_DAY = picture(
  90_011,
  'collections/karten-east-coast.webp',
  text(
    'METARmap der US-Ostküste zwischen zwei Drucken über einem Sideboard',
    'METARmap of the US East Coast between two prints above a sideboard',
  ),
);
const COAST_MAPS_BY_NIGHT = picture(
  90_012,
  'collections/karten-east-coast-night.webp',
  text(
    'METARmap der US-Ostküste zwischen zwei Drucken bei Nacht',
    'METARmap of the US East Coast between two prints at night',
  ),
);

const FRAMES_BY_NIGHT = picture(
  90_014,
  'collections/rahmen-und-montage-night.webp',
  text(
    'Rahmenecken und Wandleisten im Licht einer Lampe',
    'Frame corners and wall rails by lamplight',
  ),
);
const GEAR_BY_NIGHT = picture(
  90_015,
  'collections/zubehoer-night.webp',
  text(
    'Kniebrett, Plotter und Flugbuch im Licht einer Lampe',
    'Kneeboard, plotter and logbook by lamplight',
  ),
);
const GIFTS_BY_NIGHT = picture(
  90_016,
  'collections/geschenke-night.webp',
  text(
    'Tasse, Windsack und Buch im Licht einer Lampe',
    'Mug, windsock and book by lamplight',
  ),
);

const SALE_BY_NIGHT = picture(
  90_017,
  'collections/angebote-night.webp',
  text(
    'Windsack auf Holzfuß im Licht einer Lampe',
    'Windsock on a wooden foot by lamplight',
  ),
);

/** Pictures of other regions and of the night, the rooms first, which the home page shows as well. */
export const REGIONAL_PICTURES = [
  EAST_COAST_BY_DAY,
  EAST_COAST_BY_NIGHT,
  GERMANY_BY_NIGHT,
  MAPS_BY_NIGHT,
  COAST_MAPS_BY_DAY,
  COAST_MAPS_BY_NIGHT,
  FRAMES_BY_NIGHT,
  GEAR_BY_NIGHT,
  GIFTS_BY_NIGHT,
  SALE_BY_NIGHT,
] as const;

/** The shop's collections. */
export const COLLECTIONS: readonly Collection[] = [
  defineCollection({
    number: 1,
    handle: text('karten', 'maps'),
    title: text('Karten', 'Maps'),
    html: text(
      '<p>Leuchtende Wandkarten und stille Drucke: das Wetter und die Plätze, die dir etwas bedeuten.</p>',
      '<p>Glowing wall maps and quiet prints: the weather and the airfields that mean something to you.</p>',
    ),
    alt: text(
      'METARmap zwischen zwei Drucken über einem Sideboard, davor die METARmap mini',
      'METARmap between two prints above a sideboard with a METARmap mini on it',
    ),
    pictures: [MAPS_BY_NIGHT, COAST_MAPS_BY_DAY, COAST_MAPS_BY_NIGHT],
    products: [1, 2, 4, 7, 5, 6, 3],
  }),
  defineCollection({
    number: 2,
    handle: text('rahmen-und-montage', 'frames-and-mounting'),
    title: text('Rahmen & Montage', 'Frames & Mounting'),
    html: text(
      '<p>Holz, Metall und Acryl, damit die Karte gerade hängt und lange schön bleibt.</p>',
      '<p>Wood, metal and acrylic to keep your map straight and looking good for years.</p>',
    ),
    alt: text('Rahmenecken und Wandleisten', 'Frame corners and wall rails'),
    pictures: [FRAMES_BY_NIGHT],
    products: [8, 9, 10, 13, 12, 11],
  }),
  defineCollection({
    number: 3,
    handle: text('licht-und-strom', 'lights-and-power'),
    title: text('Licht & Strom', 'Lights & Power'),
    html: text(
      '<p>Leuchtpunkte, Steuergerät, Sensoren und Kabel: alles, was deine Karte zum Leuchten bringt.</p>',
      '<p>Light points, controller, sensors and cables: everything that makes your map glow.</p>',
    ),
    alt: text('Leuchtende LED-Module', 'Glowing LED modules'),
    products: [17, 14, 15, 16, 18, 19, 20, 34],
  }),
  defineCollection({
    number: 4,
    handle: text('zubehoer', 'accessories'),
    title: text('Zubehör', 'Accessories'),
    html: text(
      '<p>Für die Karte an der Wand und für das Kniebrett im Cockpit.</p>',
      '<p>For the map on the wall and for the kneeboard in the cockpit.</p>',
    ),
    alt: text(
      'Kniebrett, Plotter und Flugbuch',
      'Kneeboard, plotter and logbook',
    ),
    pictures: [GEAR_BY_NIGHT],
    products: [28, 24, 25, 26, 27, 23, 21, 22],
  }),
  defineCollection({
    number: 5,
    handle: text('geschenke', 'gifts'),
    title: text('Geschenke', 'Gifts'),
    html: text(
      '<p>Für alle, die nach oben schauen, wenn ein Motor brummt.</p>',
      '<p>For everyone who looks up when an engine hums.</p>',
    ),
    alt: text('Tasse, Windsack und Buch', 'Mug, windsock and book'),
    pictures: [GIFTS_BY_NIGHT],
    products: [29, 30, 33, 32, 31, 2, 26, 34],
  }),
  defineCollection({
    number: 6,
    handle: text('angebote', 'sale'),
    title: text('Angebote', 'Sale'),
    html: text(
      '<p>Schönes zum kleineren Preis, solange der Vorrat reicht.</p>',
      '<p>Favorites for less, while supplies last.</p>',
    ),
    alt: text(
      'Kleiner Windsack auf Holzfuß vor einem Fenster',
      'Small windsock on a wooden foot at a window',
    ),
    file: 'collections/angebote.webp',
    pictures: [SALE_BY_NIGHT],
    // All their variants are reduced; of the map only some.
    products: [4, 17, 33],
  }),
  defineCollection({
    number: 7,
    // The handle that every theme of Shopify knows.
    handle: same('all'),
    title: text('Alle Produkte', 'All products'),
    html: text(
      '<p>Karten, Drucke, Rahmen, Licht und Geschenke: alles auf einen Blick.</p>',
      '<p>Maps, prints, frames, lights and gifts, all in one place.</p>',
    ),
    alt: text(
      'METARmap über einem Sideboard an einer hellgrünen Wand',
      'METARmap above a sideboard on a pale green wall',
    ),
    file: 'brand/hero-day.webp',
    pictures: [GERMANY_BY_NIGHT, EAST_COAST_BY_DAY, EAST_COAST_BY_NIGHT],
    // Maps and gifts, then what goes with a map, then its parts; the sold-out first edition comes last.
    products: [
      ...[1, 2, 4, 7, 5, 6, 30, 33, 32, 34, 31, 29, 24, 26, 27, 25, 23, 28],
      ...[8, 13, 9, 11, 12, 15, 19, 20, 14, 17, 10, 18, 16, 21, 22, 3],
    ],
  }),
];
