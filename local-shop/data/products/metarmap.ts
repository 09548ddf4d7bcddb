import type {CatalogueMedia, LocalizedText} from '../../domain/catalogue';
import {
  defineProduct,
  fileSize,
  imageMedia,
  picture,
  same,
  text,
  type VariantDraft,
} from '../catalogue-builder';
import {colorOption, filterColors} from '../colors';
import {details, LARGE_PARCEL, matchingColors} from '../product-metafields';
import {WALL_MAP} from '../product-types';

const FINISHES = ['oak', 'walnut', 'black', 'white'] as const;
const VIEWS = ['front', 'angle', 'room', 'night', 'detail'] as const;

const FINISH_NAMES: Record<(typeof FINISHES)[number], LocalizedText> = {
  oak: text('Eiche', 'oak'),
  walnut: text('Nussbaum', 'walnut'),
  black: text('Schwarz', 'black'),
  white: text('Weiß', 'white'),
};

const REGION_NAMES = {
  germany: text('Deutschland', 'Germany'),
  alps: text('Alpen', 'Alps'),
  europe: text('Europa', 'Europe'),
  'east-coast': text('USA Ostküste', 'US East Coast'),
} satisfies Record<string, LocalizedText>;

const VIEW_NAMES: Record<(typeof VIEWS)[number], LocalizedText> = {
  front: text('von vorn', 'from the front'),
  angle: text('schräg von der Seite', 'at an angle'),
  room: text('im Wohnzimmer', 'in a living room'),
  night: text('leuchtend bei Nacht', 'glowing at night'),
  detail: text('Leuchtpunkte aus der Nähe', 'close-up of the lights'),
};

function altText(
  region: keyof typeof REGION_NAMES,
  finish: (typeof FINISHES)[number],
  angle: (typeof VIEWS)[number],
) {
  return text(
    `METARmap ${REGION_NAMES[region].DE}, Rahmen ${FINISH_NAMES[finish].DE}, ${VIEW_NAMES[angle].DE}`,
    `METARmap ${REGION_NAMES[region].EN} with ${FINISH_NAMES[finish].EN} frame, ${VIEW_NAMES[angle].EN}`,
  );
}

function view(
  finish: (typeof FINISHES)[number],
  angle: (typeof VIEWS)[number],
) {
  const number =
    100 + FINISHES.indexOf(finish) * VIEWS.length + VIEWS.indexOf(angle);
  return picture(
    number,
    `products/metarmap-${finish}-${angle}.webp`,
    altText('germany', finish, angle),
    angle === 'room'
      ? {width: 2_000, height: 1_333}
      : {width: 1_600, height: 1_600},
  );
}

const OTHER_REGIONS = ['alps', 'europe', 'east-coast'] as const;

function regionView(
  region: (typeof OTHER_REGIONS)[number],
  finish: (typeof FINISHES)[number],
  angle: 'front' | 'night' = 'front',
) {
  const number =
    140 +
    OTHER_REGIONS.indexOf(region) * 10 +
    (angle === 'night' ? FINISHES.length : FINISHES.indexOf(finish));
  return picture(
    number,
    `products/metarmap-${region}-${finish}-${angle}.webp`,
    altText(region, finish, angle),
  );
}

const poster = picture(
  190,
  'products/metarmap-lights-poster.webp',
  text('Leuchtende METARmap', 'METARmap with its lights on'),
  {width: 1_280, height: 720},
);

const MOVING_MEDIA: readonly CatalogueMedia[] = [
  {
    kind: 'video',
    id: 'gid://shopify/Video/33900000000001',
    alt: text(
      'Die Lichter der METARmap wechseln mit dem Wetter die Farbe',
      'The lights of the METARmap change colour with the weather',
    ),
    preview: poster,
    sources: [
      {
        file: 'products/metarmap-lights.mp4',
        mimeType: 'video/mp4',
        format: 'mp4',
        width: poster.width,
        height: poster.height,
      },
      {
        file: 'products/metarmap-lights.webm',
        mimeType: 'video/webm',
        format: 'webm',
        width: poster.width,
        height: poster.height,
      },
    ],
  },
  {
    kind: 'model3d',
    id: 'gid://shopify/Model3d/33900000000002',
    alt: text(
      'METARmap als drehbares Modell',
      'METARmap as a model to turn around',
    ),
    preview: view('oak', 'angle'),
    sources: [
      {
        file: 'products/metarmap.glb',
        mimeType: 'model/gltf-binary',
        format: 'glb',
        filesize: fileSize('products/metarmap.glb'),
      },
    ],
  },
  {
    // A freely licensed film (Big Buck Bunny) holds the place of the shop's own.
    kind: 'external-video',
    id: 'gid://shopify/ExternalVideo/33900000000003',
    alt: text('Aufhängen und anschließen', 'Hanging and connecting'),
    preview: view('oak', 'room'),
    host: 'YOUTUBE',
    originUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    embedUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  },
];

const [GERMANY, ALPS, EUROPE, EAST_COAST] = [0, 1, 2, 3];
const [SMALL, LARGE] = [0, 1];
const [OAK, WALNUT, BLACK, WHITE] = [0, 1, 2, 3];

function variant(region = 0, size = 0, finish = 0): VariantDraft | null {
  const isSmallEastCoast = region === EAST_COAST && size === SMALL;
  if (isSmallEastCoast && (finish === BLACK || finish === WHITE)) return null;
  if (region === ALPS && size === LARGE && finish === WHITE) return null;
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
    ...(region === EUROPE && finish === OAK && {compareAt: price + 4_000}),
    ...availability(region, size, finish),
  };
}

function frontView(region: number, finish: (typeof FINISHES)[number]) {
  const other = OTHER_REGIONS[region - 1];
  return other ? regionView(other, finish) : view(finish, 'front');
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
      'METARmap – the wall map that shows the flying weather',
    ),
    description: text(
      'Wandkarte mit Leuchtpunkten an rund 60 Flugplätzen: Grün, Blau, Rot und Magenta zeigen auf einen Blick, wo VFR geflogen werden kann.',
      'A wall map with lights at some 60 airports: green, blue, red and magenta tell you at a glance where you can fly VFR.',
    ),
  },
  html: text(
    `<p><strong>Ein Blick an die Wand, und du weißt, ob heute geflogen wird.</strong> Die METARmap ist eine gedruckte Luftfahrtkarte in einem Rahmen aus massivem Holz. An rund 60 Flugplätzen sitzt ein kleiner Leuchtpunkt, der die aktuelle Flugwetterkategorie zeigt.</p>
<ul>
<li><strong>Grün – VFR:</strong> Hauptwolkenuntergrenze über 3.000 ft und Sicht über 5 Meilen</li>
<li><strong>Blau – MVFR:</strong> Untergrenze 1.000 bis 3.000 ft oder Sicht 3 bis 5 Meilen</li>
<li><strong>Rot – IFR:</strong> Untergrenze 500 bis unter 1.000 ft oder Sicht 1 bis unter 3 Meilen</li>
<li><strong>Magenta – LIFR:</strong> Untergrenze unter 500 ft oder Sicht unter 1 Meile</li>
</ul>
<p>Die Karte holt sich die METAR-Meldungen über WLAN, sobald sie erscheinen. Bei Gewitter blinkt der Punkt, bei starkem Wind pulsiert er. Nachts dimmt sie sich von selbst.</p>
<p><em>Zur Orientierung und zur Freude, nicht zur Flugvorbereitung.</em></p>`,
    `<p><strong>One glance at the wall and you know whether today is a flying day.</strong> The METARmap is a printed aeronautical chart in a solid wood frame. At some 60 airports a small light shows the current flight category.</p>
<ul>
<li><strong>Green – VFR:</strong> ceiling above 3,000 ft and visibility above 5 miles</li>
<li><strong>Blue – MVFR:</strong> ceiling 1,000 to 3,000 ft or visibility 3 to 5 miles</li>
<li><strong>Red – IFR:</strong> ceiling 500 to below 1,000 ft or visibility 1 to less than 3 miles</li>
<li><strong>Magenta – LIFR:</strong> ceiling below 500 ft or visibility less than 1 mile</li>
</ul>
<p>The map fetches METAR reports over Wi-Fi as soon as they are issued. A light blinks in thunderstorms and pulses in strong wind. At night the map dims itself.</p>
<p><em>For orientation and for joy, not for flight planning.</em></p>`,
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
      values: [{name: same('50 × 70 cm')}, {name: same('70 × 100 cm')}],
    },
    colorOption(text('Rahmen', 'Frame'), FINISHES),
  ],
  variant,
  media: [
    ...VIEWS.map((angle) => imageMedia(view('oak', angle))),
    ...MOVING_MEDIA,
    ...FINISHES.slice(1).flatMap((finish) =>
      VIEWS.map((angle) => imageMedia(view(finish, angle))),
    ),
    ...OTHER_REGIONS.flatMap((region) => [
      ...FINISHES.map((finish) => imageMedia(regionView(region, finish))),
      imageMedia(regionView(region, 'oak', 'night')),
    ]),
  ],
  metafields: [
    details(
      text(
        'Karte: Pigmentdruck auf 310 g/m² Baumwollpapier\nRahmen: Massivholz, 24 mm tief\nLicht: rund 60 LEDs, dimmbar\nStrom: USB-C, höchstens 6 W\nVerbindung: WLAN 2,4 GHz, Einrichtung im Browser\nWetterdaten: METAR, alle 10 Minuten geprüft',
        'Map: pigment print on 310 gsm cotton paper\nFrame: solid wood, 24 mm deep\nLight: about 60 LEDs, dimmable\nPower: USB-C, 6 W at most\nConnection: 2.4 GHz Wi-Fi, set up in the browser\nWeather data: METAR, checked every 10 minutes',
      ),
    ),
    LARGE_PARCEL,
    filterColors(FINISHES),
    matchingColors([2, 4, 7]),
  ],
  related: [2, 4, 7, 6],
  complementary: [10, 16, 18, 15],
});
