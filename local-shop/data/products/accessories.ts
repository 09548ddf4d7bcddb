import {text} from '@metarmap/store/localized-text';
import type {Product} from '../../domain/catalogue';
import {defineProduct, oneLook} from '../catalogue-builder';
import {colorLooks, colorOption, filterColors} from '../colors';
import {
  BY_KLARSICHT,
  BY_PLATZRUNDE,
  BY_WINDROSE,
  regionalPictures,
  SMALL_PARCEL,
} from '../product-metafields';
import {BOOK, CARE, PILOT_GEAR, OVERLAY} from '../product-types';
import {
  KNEEBOARD_ON_COAST,
  PINS_ON_COAST,
  PLOTTER_ON_COAST,
} from './coast-pictures';

const MILLILITRES = [100, 250, 500];
/** What an American bottle says before its milliliters. */
const FLUID_OUNCES = [3.4, 8.5, 17];

/** Care, pilot gear and the overlay, also as a subscription. */
export const ACCESSORIES: readonly Product[] = [
  defineProduct({
    number: 21,
    handle: text('reinigungsspray', 'cleaning-spray'),
    title: text('Reinigungsspray Klarsicht', 'Klarsicht Cleaning Spray'),
    vendor: 'Klarsicht',
    type: CARE,
    sold: 655,
    since: '2023-09-01',
    price: 690,
    stock: 110,
    weight: 160,
    options: [
      {
        name: text('Inhalt', 'Volume'),
        values: MILLILITRES.map((volume, index) => ({
          name: text(
            `${volume} ml`,
            `${FLUID_OUNCES[index]} fl oz (${volume} ml)`,
          ),
        })),
      },
    ],
    variant: (index = 0) => ({
      price: [690, 1_290, 1_990][index],
      weight: (MILLILITRES[index] ?? 0) + 60,
      unitPrice: {
        quantityUnit: 'ML',
        quantityValue: MILLILITRES[index] ?? 100,
        referenceUnit: 'ML',
        referenceValue: 100,
      },
    }),
    looks: oneLook(
      text('Sprühflasche mit blauem Etikett', 'Spray bottle with blue label'),
    ),
    pictures: [text('Drei Größen nebeneinander', 'Three sizes in a row')],
    html: text(
      '<p>Reinigt Acrylglas und Cockpithauben ohne Schlieren. Ohne Ammoniak, ohne Alkohol, ohne Duft.</p>',
      '<p>Streak-free on acrylic, and on your canopy too. No ammonia, no alcohol, no scent.</p>',
    ),
    metafields: [...SMALL_PARCEL, BY_KLARSICHT],
    complementary: [22],
  }),
  defineProduct({
    number: 22,
    handle: text('mikrofasertuch', 'microfiber-cloth'),
    title: text('Windrosen-Mikrofasertuch', 'Compass Rose Microfiber Cloth'),
    vendor: 'Klarsicht',
    type: CARE,
    sold: 480,
    since: '2023-09-01',
    price: 790,
    stock: 200,
    weight: 40,
    looks: oneLook(
      text('Gefaltetes Tuch mit Windrose', 'Folded cloth with compass rose'),
    ),
    pictures: [
      text(
        'Windrose und Gewebe aus der Nähe',
        'Compass rose and weave up close',
      ),
    ],
    html: text(
      '<p>30 × 30 cm, mit aufgedruckter Windrose. Bei 60 °C waschbar, und Norden bleibt Norden.</p>',
      '<p>30 × 30 cm, printed with a compass rose. Machine-wash it hot, up to 140 °F (60 °C). North stays north.</p>',
    ),
    metafields: [...SMALL_PARCEL, BY_KLARSICHT],
    complementary: [21],
  }),
  defineProduct({
    number: 23,
    handle: text('kartennadeln', 'chart-pins'),
    title: text('Kartennadeln, 50 Stück', 'Map Pins, Pack of 50'),
    type: PILOT_GEAR,
    sold: 712,
    since: '2023-12-01',
    price: 990,
    stock: 130,
    weight: 70,
    options: [colorOption(text('Farbe', 'Color'), ['red', 'night', 'brass'])],
    variant: (look) => ({look, ...(look === 2 && {price: 1_290, stock: 3})}),
    looks: colorLooks(
      ['red', 'night', 'brass'],
      text('Dose mit Kartennadeln in {color}', 'Tin of map pins in {color}'),
    ),
    pictures: [text('Nadeln in einer Karte', 'Pins in a map')],
    html: text(
      '<p>Für jeden Platz, auf dem du schon gelandet bist, eine Nadel. Kurze Spitze, runder Kopf, in einer Blechdose.</p>',
      '<p>A pin for every field you’ve landed at. Short tips, round heads, in a little tin.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      filterColors(['red', 'night', 'brass']),
      regionalPictures(PINS_ON_COAST),
    ],
  }),
  defineProduct({
    number: 24,
    handle: text('kniebrett', 'kneeboard'),
    title: text('Kniebrett', 'Kneeboard'),
    vendor: 'Platzrunde',
    type: PILOT_GEAR,
    tags: ['VFR', 'IFR'],
    sold: 534,
    since: '2024-04-08',
    price: 3_490,
    stock: 42,
    weight: 320,
    looks: oneLook(
      text(
        'Schmales Kniebrett mit Klemme auf einer Karte, daneben Plotter, Stift und Headset',
        'Slim kneeboard with clip on a chart beside plotter, pencil and headset',
      ),
    ),
    pictures: [text('Rückseite mit Gurt', 'Back with strap')],
    html: text(
      '<p>Ein Brett, eine Klemme, ein Gurt. 4 mm Aluminium mit weicher Unterlage, A5, mit den Morsezeichen auf der Rückseite.</p>',
      '<p>A board, a clip, a strap. Padded 4 mm aluminum, 6 × 8 in (A5), with Morse code on the back.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      BY_PLATZRUNDE,
      regionalPictures(KNEEBOARD_ON_COAST),
    ],
    complementary: [25, 26],
  }),
  defineProduct({
    number: 25,
    handle: text('navigationsplotter', 'navigation-plotter'),
    title: text('Navigationsplotter', 'Navigation Plotter'),
    vendor: 'Platzrunde',
    type: PILOT_GEAR,
    tags: ['VFR', 'Navigation'],
    sold: 421,
    since: '2024-04-08',
    price: 1_290,
    stock: 88,
    weight: 60,
    looks: oneLook(
      text(
        'Durchsichtiger Kursplotter neben einem Bleistift',
        'Transparent plotter beside a pencil',
      ),
    ),
    pictures: [text('Plotter auf einer Karte', 'Plotter on a chart')],
    html: text(
      '<p>Kurs, Strecke, Winkel: Skalen für 1 : 500.000 und 1 : 250.000, Kompassrose mit 1-Grad-Teilung. Biegsam und kratzfest.</p>',
      '<p>Course, distance, angle: 1:500,000 and 1:250,000 scales and a compass rose marked every degree. Flexible and hard to scratch.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      BY_PLATZRUNDE,
      regionalPictures(PLOTTER_ON_COAST),
    ],
    complementary: [24],
  }),
  defineProduct({
    number: 26,
    handle: text('flugbuch', 'pilot-logbook'),
    title: text('Flugbuch in Leinen', 'Linen Pilot Logbook'),
    vendor: 'Windrose Verlag',
    type: BOOK,
    tags: ['VFR', 'IFR'],
    sold: 803,
    since: '2023-11-24',
    price: 2_490,
    stock: 58,
    weight: 460,
    options: [colorOption(text('Farbe', 'Color'), ['night', 'green'])],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['night', 'green'],
      text(
        'Flugbuch in {color} mit rundem Rücken, Goldprägung und Lesebändchen auf einem Schreibtisch',
        'Logbook in {color} with round spine, gold stamping and ribbon on a desk',
      ),
    ),
    pictures: [
      text(
        'Aufgeschlagenes Flugbuch in Nachtblau',
        'Open logbook in night blue',
      ),
    ],
    html: text(
      '<p>Spalten nach AMC1 FCL.050, Fadenheftung, Platz für 2.000 Flüge und ein Lesebändchen für den nächsten.</p>',
      '<p>Sewn binding, European columns (AMC1 FCL.050), room for 2,000 flights and a ribbon to mark the next one.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      BY_WINDROSE,
      filterColors(['night', 'green']),
    ],
    complementary: [24],
  }),
  defineProduct({
    number: 27,
    handle: text('lernkarten-metar', 'metar-flash-cards'),
    title: text('METAR- und TAF-Lernkarten', 'METAR & TAF Flash Cards'),
    vendor: 'Windrose Verlag',
    type: BOOK,
    tags: ['METAR', 'Navigation'],
    sold: 377,
    since: '2024-06-30',
    price: 1_490,
    stock: 66,
    weight: 240,
    looks: oneLook(
      text(
        'Schachtel mit Lernkarten, davor fünf aufgefächerte',
        'Box of flash cards with five fanned out',
      ),
    ),
    pictures: [text('Drei Lernkarten', 'Three flash cards')],
    html: text(
      '<p>64 Karten: vorn das Kürzel, hinten die Bedeutung mit Beispiel. Reicht von <code>NOSIG</code> bis <code>+TSRAGR</code> und passt in die Flugtasche.</p>',
      '<p>64 cards: the code on the front, what it means on the back, with an example. From <code>NOSIG</code> to <code>+TSRAGR</code>, in a box that fits your flight bag.</p>',
    ),
    metafields: [...SMALL_PARCEL, BY_WINDROSE],
    related: [5, 31],
  }),
  defineProduct({
    number: 28,
    handle: text('kartenupdate-abo', 'chart-update-subscription'),
    title: text('Aktuelles Kartenblatt', 'Updated Map Overlay'),
    type: OVERLAY,
    tags: ['Navigation'],
    sold: 290,
    since: '2024-09-01',
    price: 2_900,
    stock: 500,
    weight: 150,
    looks: oneLook(
      text(
        'Gerolltes Blatt neben einem Kalender',
        'Rolled sheet beside a calendar',
      ),
    ),
    pictures: [
      text(
        'Kartenblatt wird auf die Karte gelegt',
        'Overlay going onto the map',
      ),
    ],
    sellingPlanGroups: [
      {
        name: text('Im Abo liefern lassen', 'Subscribe and save'),
        appName: 'METARmap Abo',
        plans: [
          {
            id: 'gid://shopify/SellingPlan/690000000001',
            name: text('Jedes Jahr, 10 % günstiger', 'Every year, 10% off'),
            description: text(
              'Jeden März ein neues Kartenblatt, jederzeit kündbar.',
              'A new overlay every March. Cancel anytime.',
            ),
            percentageOff: 10,
          },
          {
            id: 'gid://shopify/SellingPlan/690000000002',
            name: text(
              'Jedes Halbjahr, 20 % günstiger',
              'Every six months, 20% off',
            ),
            description: text(
              'Jeden März und September ein neues Kartenblatt, jederzeit kündbar.',
              'A new overlay every March and September. Cancel anytime.',
            ),
            percentageOff: 20,
          },
        ],
      },
    ],
    html: text(
      '<p>Flugplätze kommen dazu, Kennungen ändern sich. Das neue Blatt legst du im Rahmen auf deine Karte, eine Anleitung liegt bei. Einmalig oder im Abo.</p>',
      '<p>Airports open, codes change. The overlay is a new print that goes on top of your map, inside the frame. Instructions included. Buy it once or subscribe.</p>',
    ),
    metafields: [...SMALL_PARCEL],
    related: [1],
  }),
];
