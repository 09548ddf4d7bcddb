import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same} from '../../domain/catalogue';
import {
  dataSheet,
  defineProduct,
  type VariantDraft,
} from '../catalogue-builder';
import {filterColors} from '../colors';
import {
  addOns,
  boxContents,
  connectedDevice,
  ELECTRIC_DEVICE,
  inTheBox,
  LIMITED_WARRANTY,
  LARGE_PARCEL,
  matchingColors,
  MADE_IN_GERMANY,
  sampleRating,
} from '../product-metafields';
import {WALL_MAP} from '../product-types';
import {PRESS_QUOTE, sampleReviews} from '../reviews';
import {
  BOX_PICTURE_ID,
  FINISHES,
  frameOption,
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
    data: dataOf(region, size),
    ...availability(region, size, finish),
  };
}

/** Airports with a light, as many as the storefront's live map has. */
const AIRPORTS = [60, 42, 67, 47];

/** What the data sheet of a variant says. */
function dataOf(region: number, size: number): LocalizedText {
  const isLarge = size === LARGE;
  const sides = isLarge ? [70, 100] : [50, 70];
  const measures = (region === ALPS ? sides.toReversed() : sides).join(' × ');
  const airports = AIRPORTS[region] ?? 0;
  return text(
    `Flugplätze: ${airports}\nMaße: ${measures} × 2,4 cm\nGewicht: ${isLarge ? '5,4' : '3,1'} kg\nStrom: höchstens ${isLarge ? 6 : 4} W`,
    `Airports: ${airports}\nSize: ${measures} × 2.4 cm\nWeight: ${isLarge ? '11.9 lb (5.4 kg)' : '6.8 lb (3.1 kg)'}\nPower: ${isLarge ? 6 : 4} W at most`,
  );
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
      'METARmap: the wall map that shows flying weather',
    ),
    description: text(
      'Wandkarte mit einem Licht an jedem Flugplatz: Grün, Blau, Rot und Magenta zeigen auf einen Blick, wo gerade VFR-Wetter ist.',
      'A wall map with a light at every airport: green, blue, red and magenta show at a glance where it’s VFR.',
    ),
  },
  html: text(
    `<p><strong>Ein Blick zur Wand, und du weißt, wo gerade Flugwetter ist.</strong> Die METARmap ist eine gedruckte Luftfahrtkarte in einem Rahmen aus massivem Holz. An jedem Flugplatz sitzt ein kleines Licht, das die aktuelle Flugwetterkategorie zeigt.</p>
<p>Die Karte fragt alle zehn Minuten über WLAN nach neuen METAR-Meldungen. Bei Gewitter blinkt das Licht, bei starkem Wind pulsiert es. Nachts dimmt sich die Karte von selbst.</p>
<p><em>Zum Vergnügen, nicht zur Flugvorbereitung.</em></p>`,
    `<p><strong>One glance at the wall tells you where it’s good to fly.</strong> The METARmap is a printed aeronautical chart in a solid wood frame. At every airport, a small light shows the current flight category.</p>
<p>The map checks for new METAR reports over Wi-Fi every ten minutes. A light blinks for thunderstorms and pulses in strong winds. At night the map dims itself.</p>
<p><em>For fun, not for flight planning.</em></p>`,
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
    frameOption(text('Rahmen', 'Frame'), FINISHES),
  ],
  variant,
  media: METARMAP_MEDIA,
  metafields: [
    ...LARGE_PARCEL,
    // Wall rail, power supply, controller, cable.
    inTheBox([10, 16, 17, 18]),
    ...boxContents(
      text(
        'Die Karte, gerahmt und verkabelt\nVier Schrauben und Dübel\nDie Einrichtungskarte',
        'The map, framed and wired\nFour screws and wall anchors\nThe setup card',
      ),
      BOX_PICTURE_ID,
    ),
    dataSheet(
      text(
        'Druck: Pigmentdruck auf 310 g/m² Baumwollpapier\nRahmen: Massivholz, geölt oder lackiert\nAbdeckung: Acrylglas\nLicht: LEDs, dimmbar, nachts ein Zehntel\nWLAN: 2,4 GHz, WPA2 und WPA3\nWetter: METAR, Abfrage alle 10 Minuten\nKabel: USB-C, 2 m\nNetzteil: 20 W, Stecker deines Landes',
        'Print: pigment print on 310 gsm cotton paper\nFrame: solid wood, oiled or lacquered\nCover: acrylic\nLight: dimmable LEDs, a tenth as bright at night\nWi-Fi: 2.4 GHz, WPA2 and WPA3\nWeather: METAR, checked every 10 minutes\nCable: USB-C, 6.5 ft (2 m)\nPower supply: 20 W, with your country’s plug',
      ),
    ),
    ...connectedDevice({
      updatesUntil: '2033-12-31',
      // Controller, power supply, cable, light points, wall rail.
      spareParts: [17, 16, 18, 14, 10],
      repair: text(
        'Die Technik ist geschraubt, nicht geklebt. Steuergerät, Netzteil und Kabel wechselst du ohne Werkzeug, Leuchtpunkte mit einem Kreuzschlitz. Wie es geht, steht in der Anleitung; oder du schickst uns die Karte.',
        'Inside, it’s screws instead of glue. The controller, power supply and cable swap out without tools, the light points with a Phillips screwdriver. The setup guide shows how, or send the map to us.',
      ),
      data: text(
        'Die Karte fragt nach dem Wetter ihrer Flugplätze und einmal in der Woche nach einem Update. Sonst sendet sie nichts: keinen Ort, kein Konto, keine Nutzung. WLAN-Name und Passwort bleiben auf der Karte. Setzt du sie zurück, sind sie gelöscht.',
        'The map asks for the weather at its airports and, once a week, for an update. It sends nothing else: no location, no account, no usage data. Your Wi-Fi name and password stay on the map. A reset erases them.',
      ),
    }),
    PRESS_QUOTE,
    filterColors(FINISHES),
    ...sampleRating('4.8', 214, '182, 24, 5, 2, 1'),
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
