import {text} from '@metarmap/store/localized-text';
import {same, type Product} from '../../domain/catalogue';
import {
  defineProduct,
  imageMedia,
  oneLook,
  picture,
} from '../catalogue-builder';
import {colorLooks, colorOption, filterColors} from '../colors';
import {
  LARGE_PARCEL,
  regionalPictures,
  SMALL_PARCEL,
} from '../product-metafields';
import {FRAME, MOUNTING, SERVICE} from '../product-types';
import {COVER_ON_COAST, STAND_ON_COAST} from './coast-pictures';
import {frameOption} from './metarmap-media';

const SIZES = [{name: same('50 × 70 cm')}, {name: same('70 × 100 cm')}];

/** Frames, rails and what holds a map to the wall. */
export const FRAMES_AND_MOUNTING: readonly Product[] = [
  defineProduct({
    number: 8,
    handle: text('wechselrahmen', 'interchangeable-frame'),
    title: text('Wechselrahmen', 'Swappable Frame'),
    type: FRAME,
    tags: ['Made in Germany'],
    sold: 620,
    since: '2023-06-01',
    price: 6_900,
    stock: 22,
    weight: 2_400,
    options: [
      {name: text('Größe', 'Size'), values: SIZES},
      frameOption(text('Rahmen', 'Frame'), ['oak', 'walnut', 'black', 'white']),
    ],
    variant: (size = 0, finish = 0) => ({
      price: (size === 0 ? 6_900 : 8_900) + (finish === 1 ? 1_000 : 0),
      look: finish,
      ...(size === 1 && finish === 3 && {stock: 0}),
    }),
    looks: colorLooks(
      ['oak', 'walnut', 'black', 'white'],
      text(
        'Leerer Rahmen in {color}, an eine Wand gelehnt',
        'Empty frame in {color} leaning against a wall',
      ),
    ),
    pictures: [
      text('Eckmuster in vier Hölzern', 'Corner samples in four finishes'),
    ],
    html: text(
      '<p>Neue Wand, neues Holz: Der Rahmen der METARmap lässt sich in zehn Minuten tauschen, die Technik bleibt, wo sie ist. Massivholz, geölt, die Ecken auf Gehrung verleimt.</p>',
      '<p>New wall, new wood. Swap your METARmap’s frame in ten minutes and leave the electronics right where they are. Oiled solid wood, mitered corners.</p>',
    ),
    metafields: [
      ...LARGE_PARCEL,
      filterColors(['oak', 'walnut', 'black', 'white']),
    ],
    complementary: [10, 13],
  }),
  defineProduct({
    number: 9,
    handle: text('posterleiste-magnetisch', 'magnetic-poster-rail'),
    title: text('Magnetische Posterleiste', 'Magnetic Poster Rail'),
    type: FRAME,
    sold: 745,
    since: '2024-02-10',
    price: 2_490,
    stock: 64,
    weight: 280,
    options: [
      {
        name: text('Breite', 'Width'),
        values: [{name: same('50 cm')}, {name: same('70 cm')}],
      },
      frameOption(text('Holz', 'Wood'), ['oak', 'walnut']),
    ],
    variant: (width, look) => ({look, price: width === 0 ? 2_490 : 2_990}),
    looks: colorLooks(
      ['oak', 'walnut'],
      text(
        'Leisten in {color} halten ein Poster an der Wand',
        'Rails in {color} hold a poster on the wall',
      ),
    ),
    pictures: [
      text(
        'Leiste in Nussbaum mit Lederband',
        'Rail in walnut with leather cord',
      ),
    ],
    html: text(
      '<p>Vier Leisten, acht Magnete, ein Lederband. Das Poster wird eingeklemmt statt gelocht und hängt nach einer Minute gerade.</p>',
      '<p>Four rails, eight magnets, one leather cord. No holes in your poster, and it hangs straight in under a minute.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['oak', 'walnut'])],
  }),
  defineProduct({
    number: 10,
    handle: text('wandleiste', 'french-cleat'),
    title: text('Wandleiste mit Wasserwaage', 'Wall Rail with Level'),
    type: MOUNTING,
    tags: ['Ersatzteil'],
    sold: 480,
    since: '2023-05-12',
    price: 1_990,
    stock: 90,
    weight: 650,
    looks: oneLook(
      text(
        'Zwei Aluminiumleisten mit Wasserwaage',
        'Two aluminum rails with level',
      ),
    ),
    pictures: [text('Ineinandergehakte Leisten', 'Rails hooked together')],
    html: text(
      '<p>Zwei abgeschrägte Leisten greifen ineinander und tragen bis zu 15 kg. Die Wasserwaage ist eingebaut, vier Schrauben und Dübel liegen bei.</p>',
      '<p>Two beveled rails lock together and hold up to 33 lb (15 kg). The level is built in; four screws and wall anchors are in the box.</p>',
    ),
    metafields: [...SMALL_PARCEL],
    complementary: [12],
  }),
  defineProduct({
    number: 11,
    handle: text('tischstaender', 'table-stand'),
    title: text('Tischständer', 'Desk Stand'),
    type: MOUNTING,
    sold: 388,
    since: '2024-03-01',
    price: 2_900,
    stock: 35,
    weight: 420,
    options: [frameOption(text('Holz', 'Wood'), ['oak', 'black'])],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['oak', 'black'],
      text(
        'Ständer in {color} mit kleiner Karte auf einem Schreibtisch',
        'Stand in {color} with a small map on a desk',
      ),
    ),
    pictures: [text('Leerer Ständer in Schwarz', 'Empty stand in black')],
    html: text(
      '<p>Ein Stück Holz mit einer Nut im richtigen Winkel. Trägt die METARmap mini, ein Tablet oder die Anflugkarte fürs Wochenende.</p>',
      '<p>A block of wood with a slot at just the right angle. Holds your METARmap mini, a tablet or this weekend’s approach plate.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      regionalPictures(STAND_ON_COAST),
      filterColors(['oak', 'black']),
    ],
  }),
  defineProduct({
    number: 12,
    handle: text('abstandshalter-set', 'standoff-set'),
    title: text('Abstandshalter, 4 Stück', 'Standoffs, Set of 4'),
    type: MOUNTING,
    sold: 264,
    since: '2023-09-18',
    price: 1_690,
    stock: 48,
    weight: 180,
    options: [colorOption(text('Farbe', 'Color'), ['brass', 'black'])],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['brass', 'black'],
      text(
        'Vier Abstandshalter in {color} mit ihren Schrauben',
        'Four standoffs in {color} with their screws',
      ),
    ),
    pictures: [text('Abstandshalter aus der Nähe', 'Standoff up close')],
    html: text(
      '<p>Gedrehte Hülsen, die die Karte 25 mm vor die Wand setzen. Dahinter ist Platz für das Kabel, und das Licht bekommt einen weichen Saum.</p>',
      '<p>Turned metal sleeves that float the map an inch (25 mm) off the wall. The cable tucks behind it, and the light gets a soft edge.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['brass', 'black'])],
  }),
  defineProduct({
    number: 13,
    handle: text('schutzglas-entspiegelt', 'anti-reflective-cover'),
    title: text('Schutzglas, entspiegelt', 'Anti-Reflective Cover'),
    type: FRAME,
    sold: 310,
    since: '2023-11-02',
    price: 4_900,
    stock: 15,
    weight: 1_900,
    options: [{name: text('Größe', 'Size'), values: SIZES}],
    variant: (size) =>
      size === 0
        ? {price: 4_900}
        : {price: 6_900, stock: 0, policy: 'continue'},
    looks: oneLook(
      text(
        'Klare Scheibe hinter einer Leiste, an die Wand gelehnt',
        'Clear sheet behind a ledge, leaning against the wall',
      ),
    ),
    pictures: [text('Scheibe schräg auf einer Karte', 'Sheet askew on a map')],
    html: text(
      '<p>Zwei Millimeter Acrylglas, beidseitig entspiegelt, mit 98 % UV-Schutz. Du siehst die Karte, nicht die Lampe gegenüber. Wird von vorn in den Rahmen gelegt.</p>',
      '<p>See the map, not the lamp across the room. 2 mm of acrylic, anti-reflective on both sides, blocks 98% of UV and drops into the frame from the front.</p>',
    ),
    metafields: [...LARGE_PARCEL, regionalPictures(COVER_ON_COAST)],
    complementary: [21],
  }),
  defineProduct({
    number: 35,
    handle: text('montageservice', 'mounting-service'),
    title: text('Montageservice', 'Mounting Service'),
    type: SERVICE,
    isService: true,
    countries: ['DE'],
    sold: 180,
    since: '2025-02-03',
    price: 8_900,
    media: [
      imageMedia(
        picture(
          3_500,
          'products/wandleiste-1.webp',
          text('Wandleiste mit Wasserwaage', 'Wall rail with level'),
        ),
      ),
    ],
    html: text(
      '<p>Wir hängen deine Karte auf: ausgemessen, gedübelt, gerade und mit deinem WLAN verbunden. In ganz Deutschland, meist in der Woche nach der Lieferung; den Termin machen wir nach der Bestellung aus.</p>',
      '<p>We hang your map for you: measured, anchored, level and on your Wi-Fi. Anywhere in Germany, usually within a week of delivery. We’ll set a date once you’ve ordered.</p>',
    ),
  }),
];
