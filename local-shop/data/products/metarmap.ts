import {text} from '@metarmap/store/localized-text';
import {same} from '../../domain/catalogue';
import {defineProduct, type VariantDraft} from '../catalogue-builder';
import {colorOption, filterColors} from '../colors';
import {
  addOns,
  details,
  ELECTRIC_DEVICE,
  inTheBox,
  LIMITED_WARRANTY,
  LARGE_PARCEL,
  matchingColors,
  MADE_IN_GERMANY,
  sampleRating,
} from '../product-metafields';
import {WALL_MAP} from '../product-types';
import {sampleReviews} from '../reviews';
import {
  FINISHES,
  frontView,
  isMade,
  METARMAP_MEDIA,
  REGION_NAMES,
  SIZES,
} from './metarmap-media';

const [GERMANY, ALPS, EUROPE, EAST_COAST] = [0, 1, 2, 3];
const [SMALL, LARGE] = [0, 1];
const [OAK, WALNUT, BLACK] = [0, 1, 2];

function variant(region = 0, size = 0, finish = 0): VariantDraft | null {
  if (!isMade(region, size, finish)) return null;
  const wide = region === EUROPE || region === EAST_COAST;
  const price =
    19_900 +
    (size === LARGE ? 10_000 : 0) +
    (wide ? 5_000 : 0) +
    (finish === WALNUT ? 3_000 : 0);
  return {
    price,
    weight: size === LARGE ? 5_400 : 3_100,
    image: frontView(region, FINISHES[finish] ?? 'oak'),
    ...(region === EUROPE &&
      finish === OAK && {
        compareAt: price + 4_000,
        lowest: price + 4_000,
      }),
    ...availability(region, size, finish),
  };
}

function availability(
  region: number,
  size: number,
  finish: number,
): VariantDraft {
  if (region === ALPS && size === SMALL && finish === WALNUT) return {stock: 0};
  if (region === EUROPE && size === LARGE && finish === WALNUT) {
    return {stock: 0, policy: 'continue'};
  }
  if (region === GERMANY && size === SMALL && finish === BLACK) {
    return {stock: 3};
  }
  return {stock: size === LARGE ? 12 : 25};
}

/** The flagship: 29 variants over region, size and frame. */
export const metarmap = defineProduct({
  number: 1,
  handle: same('metarmap'),
  title: same('METARmap'),
  type: WALL_MAP,
  tags: ['Bestseller', 'LED', 'METAR', 'Made in Germany'],
  sold: 4_812,
  since: '2023-05-12',
  price: 19_900,
  seo: {
    title: text(
      'METARmap – die Wandkarte, die das Flugwetter zeigt',
      'METARmap – the wall map that shows flying weather',
    ),
    description: text(
      'Wandkarte mit einem Licht an jedem Flugplatz: Grün, Blau, Rot und Magenta zeigen auf einen Blick, wo gerade VFR-Wetter ist.',
      'A wall map with a light at every airport: green, blue, red and magenta show at a glance where it’s VFR.',
    ),
  },
  html: text(
    `<p><strong>Ein Blick zur Wand, und du weißt, wo gerade Flugwetter ist.</strong> Die METARmap ist eine gedruckte Luftfahrtkarte in einem Rahmen aus massivem Holz. An jedem Flugplatz sitzt ein kleines Licht, das die aktuelle Flugwetterkategorie zeigt.</p>
<p>Die Karte fragt alle zehn Minuten über WLAN nach neuen METAR-Meldungen. Bei Gewitter blinkt das Licht, bei starkem Wind pulsiert es. Nachts dimmt sie sich von selbst.</p>
<p><em>Zum Vergnügen, nicht zur Flugvorbereitung.</em></p>`,
    `<p><strong>One look at the wall tells you where it’s flying weather.</strong> The METARmap is a printed aeronautical chart in a solid wood frame. At every airport, a small light shows the current flight category.</p>
<p>The map checks for new METAR reports over Wi-Fi every ten minutes. A light blinks in thunderstorms and pulses in strong wind. At night the map dims itself.</p>
<p><em>For enjoyment, not for flight planning.</em></p>`,
  ),
  options: [
    {
      name: same('Region'),
      values: [
        {name: REGION_NAMES.germany},
        {name: REGION_NAMES.alps},
        {name: REGION_NAMES.europe},
        {name: REGION_NAMES['east-coast']},
      ],
    },
    {
      name: text('Größe', 'Size'),
      values: SIZES.map((size) => ({name: same(size)})),
    },
    colorOption(text('Rahmen', 'Frame'), FINISHES),
  ],
  variant,
  media: METARMAP_MEDIA,
  metafields: [
    details(
      text(
        'Karte: Pigmentdruck auf 310 g/m² Baumwollpapier\nRahmen: Massivholz, 24 mm tief\nLicht: eine LED je Flugplatz, dimmbar\nStrom: USB-C, höchstens 6 W\nVerbindung: WLAN 2,4 GHz, Einrichtung im Browser\nWetterdaten: METAR, alle 10 Minuten geprüft',
        'Map: pigment print on 310 gsm cotton paper\nFrame: solid wood, 24 mm deep\nLight: one LED per airport, dimmable\nPower: USB-C, 6 W at most\nConnection: 2.4 GHz Wi-Fi, set up in the browser\nWeather data: METAR, checked every 10 minutes',
      ),
    ),
    ...LARGE_PARCEL,
    // Wall rail, power supply, controller, cable.
    inTheBox([10, 16, 17, 18]),
    filterColors(FINISHES),
    ...sampleRating('4.8', 214),
    sampleReviews('metarmap'),
    MADE_IN_GERMANY,
    LIMITED_WARRANTY,
    ...ELECTRIC_DEVICE,
    matchingColors([2, 4, 7]),
    // Mounting service.
    addOns([35]),
  ],
  boostedFor: text(
    'METARmap Karte Karten Map Maps Wandkarte Leuchtkarte',
    'METARmap map maps chart',
  ),
  related: [2, 4, 7, 30],
  complementary: [13, 15, 20, 28],
});
