import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type Product} from '../../domain/catalogue';
import {
  defineProduct,
  imageMedia,
  oneLook,
  picture,
} from '../catalogue-builder';
import {colorLooks, filterColors} from '../colors';
import {
  ASKS_AIRFIELD,
  details,
  inTheBox,
  boxContents,
  LARGE_PARCEL,
  matchingColors,
  MADE_IN_GERMANY,
  regionalPictures,
  sampleRating,
  SMALL_PARCEL,
} from '../product-metafields';
import {DESK_MAP, PRINT, WALL_MAP} from '../product-types';
import {sampleReviews} from '../reviews';
import {HOME_FIELD_ON_COAST} from './coast-pictures';
import {frameOption, REGION_NAMES} from './metarmap-media';

/** The frames of the small map, with the number in the names of their pictures, and the word in those of others. */
const MINI_FRAMES = [
  ['1', text('Eiche', 'oak'), ''],
  ['3', text('Schwarz', 'black'), '-black'],
] as const;

/**
 * The small map of a region in each frame, on a desk and in its box, each by day and by night: galleries of another
 * region or frame leave them out.
 * @param word Its region in the names of files, with a hyphen behind it.
 * @param numbers Of the first four pictures in this order, and of the first of the others.
 */
function miniPictures(
  region: LocalizedText,
  word: string,
  numbers: readonly [number, number, number, number, number],
) {
  const name = text(`METARmap mini ${region.DE}`, `METARmap mini ${region.EN}`);
  const file = `products/metarmap-mini-${word}`;
  const frames = MINI_FRAMES.map(([end, frame], index) => {
    const [day = 0, night = 0] = numbers.slice(2 * index);
    const inFrame = text(
      `${name.DE}, Rahmen ${frame.DE}`,
      `${name.EN} with ${frame.EN} frame`,
    );
    return [
      picture(day, `${file}${end}.webp`, inFrame),
      picture(
        night,
        `${file}${end}-night.webp`,
        text(`${inFrame.DE}, bei Nacht`, `${inFrame.EN}, at night`),
      ),
    ] as const;
  });
  const later = numbers[4];
  const onDesk = MINI_FRAMES.flatMap(([, frame, end], index) => {
    const alt = text(
      `${name.DE}, Rahmen ${frame.DE}, neben Laptop und Tasse`,
      `${name.EN} with ${frame.EN} frame beside a laptop and a mug`,
    );
    const number = later + 20 * index;
    return [
      picture(number, `${file}desk${end}.webp`, alt),
      picture(
        number + 1,
        `${file}desk${end}-night.webp`,
        text(`${alt.DE} bei Nacht`, `${alt.EN} at night`),
      ),
    ];
  });
  const inBox = text(
    `${name.DE}, Rahmen Eiche, im Karton mit Zubehör`,
    `${name.EN} with oak frame in its box with accessories`,
  );
  const box = picture(later + 2, `${file}box.webp`, inBox);
  const others = [
    ...onDesk,
    box,
    picture(
      later + 3,
      `${file}box-night.webp`,
      text(`${inBox.DE} bei Nacht`, `${inBox.EN} at night`),
    ),
  ];
  return {region, frames, others, box};
}

/** In the order of the option's values. */
const MINI_REGIONS = [
  miniPictures(
    text('Norddeutschland', 'Northern Germany'),
    '',
    [200, 203, 202, 204, 92_940],
  ),
  miniPictures(
    text('Süddeutschland', 'Southern Germany'),
    'south-',
    [210, 211, 212, 213, 92_944],
  ),
  miniPictures(REGION_NAMES.alps, 'alps-', [215, 216, 217, 218, 92_948]),
  miniPictures(
    REGION_NAMES['east-coast'],
    'east-coast-',
    [205, 206, 207, 208, 92_952],
  ),
] as const;

/** Small map, first edition and unlit prints. */
export const MAPS: readonly Product[] = [
  defineProduct({
    number: 2,
    handle: same('metarmap-mini'),
    title: same('METARmap mini'),
    type: DESK_MAP,
    tags: ['Bestseller', 'LED', 'METAR', 'Made in Germany'],
    sold: 2_106,
    since: '2024-03-01',
    price: 12_900,
    stock: 30,
    weight: 900,
    options: [
      {
        name: same('Region'),
        values: MINI_REGIONS.map(({region}) => ({name: region})),
      },
      frameOption(text('Rahmen', 'Frame'), ['oak', 'black']),
    ],
    variant: (region = 0, frame = 0) => ({
      image: MINI_REGIONS[region]?.frames[frame]?.[0],
      ...(region === 2 && frame === 1 && {stock: 2}),
    }),
    // Lists of filtered products read the first twelve: those of frames come before all others.
    media: [
      ...MINI_REGIONS.flatMap(({frames}) => frames.flat()),
      ...MINI_REGIONS.flatMap(({others}) => others),
    ].map(imageMedia),
    html: text(
      '<p>Die METARmap für den Schreibtisch: 21 × 30 cm, 15 Flugplätze, ein Fuß aus Eiche. Sie zeigt die wichtigsten Plätze deiner Region und passt zwischen Bildschirm und Kaffee.</p><p>Technik und Farben sind dieselben wie bei der großen Karte. Grün heißt auch hier VFR.</p>',
      '<p>The METARmap for your desk: 21 × 30 cm, 15 airports, an oak stand. It covers the main airports of your region and fits between your screen and your coffee.</p><p>Same electronics and colors as the big map. Green still means VFR.</p>',
    ),
    metafields: [
      details(
        text(
          'Maße: 21 × 30 × 4 cm\nLicht: 15 LEDs, dimmbar\nStrom: USB-C, höchstens 2 W\nWLAN: 2,4 GHz, WPA2 und WPA3',
          'Size: 21 × 30 × 4 cm\nLight: 15 dimmable LEDs\nPower: USB-C, 2 W at most\nWi-Fi: 2.4 GHz, WPA2 and WPA3',
        ),
      ),
      ...SMALL_PARCEL,
      // Its foot, power supply, controller, cable.
      inTheBox([11, 16, 17, 18]),
      ...boxContents(
        text('Die Karte, gerahmt und verkabelt', 'The map, framed and wired'),
        imageMedia(MINI_REGIONS[0].box).id,
      ),
      filterColors(['oak', 'black']),
      ...sampleRating('4.6', 87, '60, 21, 4, 1, 1'),
      sampleReviews('mini'),
      MADE_IN_GERMANY,
      matchingColors([1, 4]),
    ],
    boostedFor: text('Karte Karten Map Maps Wandkarte', 'map maps'),
    // What stands on a desk beside it comes before what sells best.
    related: [1, 4, 34, 33, 31, 29],
    complementary: [30, 26],
  }),
  defineProduct({
    number: 3,
    handle: text('metarmap-erstausgabe', 'metarmap-first-edition'),
    title: text('METARmap-Erstausgabe', 'METARmap First Edition'),
    type: WALL_MAP,
    tags: ['Limited Edition', 'LED', 'METAR'],
    sold: 200,
    since: '2023-04-01',
    price: 44_900,
    stock: 0,
    weight: 6_200,
    options: [
      {
        name: same('Region'),
        values: [
          {name: text('Deutschland', 'Germany')},
          {name: text('Alpen', 'Alps')},
        ],
      },
    ],
    variant: () => ({}),
    looks: oneLook(
      text(
        'Erstausgabe in dunklem Nussbaum an einer dunklen Wand, daneben eine Lampe',
        'First edition in dark walnut on a dark wall beside a lamp',
      ),
    ),
    pictures: [
      text('Messingplakette mit der Nummer', 'Brass plate with the number'),
    ],
    html: text(
      '<p>Zweihundert Stück, von Hand nummeriert, in dunklem Nussbaum mit Messingplakette. Die Erstausgabe von 2023 ist vergriffen. Kommt doch noch eine zurück, sagen wir dir gern Bescheid.</p>',
      '<p>Two hundred maps, numbered by hand, in dark walnut with a brass plate. The 2023 first edition is sold out. If one ever comes back, we’ll let you know.</p>',
    ),
    metafields: [...LARGE_PARCEL, filterColors(['walnut', 'brass'])],
    boostedFor: text('Karte Karten Wandkarte', 'map maps'),
    related: [1],
  }),
  defineProduct({
    number: 4,
    handle: text('heimatplatz-karte', 'home-airfield-map'),
    title: text('Heimatplatz-Karte', 'Home Airfield Map'),
    type: PRINT,
    tags: ['VFR', 'Made in Germany'],
    sold: 1_344,
    since: '2024-01-20',
    price: 7_900,
    compareAt: 8_900,
    lowest: 8_900,
    stock: 60,
    weight: 1_400,
    options: [frameOption(text('Rahmen', 'Frame'), ['white', 'oak', 'black'])],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['white', 'oak', 'black'],
      text(
        'Karte eines Flugplatzes, Rahmen {color}, an eine Wand gelehnt',
        'Map of an airfield, {color} frame, leaning against a wall',
      ),
    ),
    pictures: [
      text(
        'Piste und Platzrunde aus der Nähe',
        'Runway and traffic pattern up close',
      ),
    ],
    html: text(
      '<p>Dein Platz, 40 × 40 cm groß: Piste, Platzrunde, Pflichtmeldepunkte und die Wiese, auf der du das erste Mal allein gelandet bist. Wir zeichnen jeden Flugplatz mit ICAO-Kennung; auf den Bildern sind es EDML, Landshut in Bayern, oder KPVC, Provincetown in Massachusetts.</p>',
      '<p>Your home field, 40 × 40 cm: the runway, the pattern, the reporting points and the grass where you first soloed. If it has an ICAO code, we’ll draw it. The pictures show EDML, Landshut in Bavaria, or KPVC, Provincetown in Massachusetts.</p>',
    ),
    metafields: [
      ...LARGE_PARCEL,
      MADE_IN_GERMANY,
      ASKS_AIRFIELD,
      regionalPictures(HOME_FIELD_ON_COAST),
      filterColors(['white', 'oak', 'black']),
    ],
    boostedFor: text('Karten', 'maps'),
    related: [1, 7],
  }),
  defineProduct({
    number: 5,
    handle: text('poster-wetterkuerzel', 'weather-code-poster'),
    title: text('Wetterkürzel-Poster', 'Weather Code Poster'),
    type: PRINT,
    tags: ['Poster', 'METAR'],
    sold: 988,
    since: '2024-02-10',
    price: 2_900,
    stock: 120,
    weight: 350,
    options: [
      {
        name: text('Größe', 'Size'),
        values: [{name: same('50 × 70 cm')}, {name: same('70 × 100 cm')}],
      },
    ],
    variant: (size) => ({price: size === 0 ? 2_900 : 3_900}),
    pictures: [
      text(
        'Poster mit METAR-Gruppen über einer Werkbank mit Headset',
        'Poster with METAR groups above a workbench with a headset',
      ),
      text(
        'Dasselbe Poster abends im Licht einer Lampe',
        'The same poster by lamplight in the evening',
      ),
      text('Zwei gerollte Poster', 'Two rolled posters'),
    ],
    hasNightPicture: true,
    html: text(
      '<p>Von <code>BKN</code> bis <code>TSRA</code>: alle Kürzel eines METAR, Gruppe für Gruppe erklärt, auf Deutsch und Englisch, an einer Meldung aus Frankfurt (EDDF). Nach zwei Wochen über dem Küchentisch liest du die Meldung schneller als die Nachrichten.</p>',
      '<p>From <code>BKN</code> to <code>TSRA</code>: every code in a METAR, explained group by group in German and English, with a report from Frankfurt (EDDF). After two weeks above the kitchen table, you’ll read the report faster than the news.</p>',
    ),
    metafields: [...SMALL_PARCEL],
    complementary: [9],
  }),
  defineProduct({
    number: 6,
    handle: text('poster-platzrunde', 'traffic-pattern-poster'),
    title: text('Platzrunden-Poster', 'Traffic Pattern Poster'),
    type: PRINT,
    tags: ['Poster', 'VFR'],
    sold: 512,
    since: '2024-02-10',
    price: 2_900,
    stock: 80,
    weight: 350,
    pictures: [
      text(
        'Poster einer Platzrunde hinter einem Gummibaum',
        'Poster of a traffic pattern behind a rubber plant',
      ),
      text(
        'Dasselbe Poster abends im Licht einer Lampe',
        'The same poster by lamplight in the evening',
      ),
      text('Platzrunde aus der Nähe', 'Traffic pattern up close'),
    ],
    hasNightPicture: true,
    html: text(
      '<p>Gegenanflug, Queranflug, Endanflug: die Platzrunde als ruhige Zeichnung in Grün, 50 × 70 cm. Hängt in mehr Flugschulen, als wir zählen können.</p>',
      '<p>Downwind, base, final: the traffic pattern as a calm drawing in green, 50 × 70 cm. It hangs in more flight schools than we can count.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['green'])],
    complementary: [9],
  }),
  defineProduct({
    number: 7,
    handle: text('nachtflug-druck', 'night-flight-print'),
    title: text('Nachtflug-Druck', 'Night Flight Print'),
    type: PRINT,
    tags: ['Limited Edition', 'Made in Germany'],
    sold: 405,
    since: '2024-10-05',
    price: 8_900,
    stock: 18,
    weight: 2_200,
    options: [
      {
        name: same('Region'),
        values: [
          {name: text('Deutschland', 'Germany')},
          {name: text('Europa', 'Europe')},
        ],
      },
    ],
    variant: (region) => (region === 1 ? {price: 9_900, stock: 3} : {}),
    pictures: [
      text(
        'Kunstdruck der Karte bei Nacht über einem Sideboard',
        'Art print of the map at night above a sideboard',
      ),
      text(
        'Derselbe Druck abends im Licht einer Lampe',
        'The same print by lamplight in the evening',
      ),
      text('Gedruckte Lichtpunkte', 'Printed points of light'),
    ],
    hasNightPicture: true,
    html: text(
      '<p>Die Karte bei Nacht, ganz ohne Strom: tiefes Blau, darin die Flugplätze als gedruckte Lichter. Pigmentdruck auf mattem Papier im schwarzen Rahmen, 50 × 70 cm.</p>',
      '<p>The map at night, no power needed: deep blue, with every airfield printed as a light. A pigment print on matte paper in a black frame, 50 × 70 cm.</p>',
    ),
    metafields: [...LARGE_PARCEL, filterColors(['night', 'black'])],
    boostedFor: text('Karte Karten', 'map maps'),
    related: [1, 4],
  }),
];
