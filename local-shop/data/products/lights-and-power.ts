import {text} from '@metarmap/store/localized-text';
import {same, type Product} from '../../domain/catalogue';
import {defineProduct, oneLook} from '../catalogue-builder';
import {colorLooks, colorOption, filterColors} from '../colors';
import {
  details,
  ELECTRIC_DEVICE,
  regionalPictures,
  SMALL_PARCEL,
} from '../product-metafields';
import {ELECTRONICS, LIGHTING, POWER} from '../product-types';
import {
  CONNECT_ON_COAST,
  SENSOR_ON_COAST,
  STRIP_ON_COAST,
} from './coast-pictures';

const METRES = [1, 2, 5];

/** A length for either language: English is for Americans. */
function lengthOf(metres: number) {
  const feet = (metres / 0.3048).toFixed(1);
  return text(`${metres} m`, `${feet} ft (${metres} m)`);
}

/** The plugs of the power supply, with their names in files. */
const PLUGS = [
  ['eu', same('EU')],
  ['uk', same('UK')],
  ['us', text('USA', 'US')],
] as const;

/** Lights, controller, sensors, cables and power supplies. */
export const LIGHTS_AND_POWER: readonly Product[] = [
  defineProduct({
    number: 14,
    handle: text('leuchtpunkt-set', 'light-point-set'),
    title: text('Leuchtpunkte, 10 Stück', 'Light Points, Pack of 10'),
    type: LIGHTING,
    tags: ['LED'],
    sold: 530,
    since: '2023-07-01',
    price: 2_490,
    stock: 75,
    weight: 90,
    pictures: [
      text('Zehn leuchtende LED-Module', 'Ten glowing LED modules'),
      text('Ein Leuchtpunkt aus der Nähe', 'One light point up close'),
    ],
    html: text(
      '<p>Für Plätze, die noch fehlen: Jeder Leuchtpunkt wird von hinten in die Karte gesteckt und in der Einrichtung mit seiner ICAO-Kennung verknüpft. Leuchtet in allen vier Kategoriefarben.</p>',
      '<p>For the airports you’re still missing. Each light point plugs in from the back; you enter its ICAO code during setup. Glows in all four category colors.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['vfr', 'mvfr', 'ifr', 'lifr'])],
    complementary: [17],
  }),
  defineProduct({
    number: 15,
    handle: text('led-streifen', 'led-strip'),
    title: text('LED-Streifen als Hintergrundlicht', 'LED Strip Backlight'),
    type: LIGHTING,
    tags: ['LED'],
    sold: 890,
    since: '2023-10-10',
    price: 1_490,
    stock: 55,
    weight: 120,
    options: [
      {
        name: text('Länge', 'Length'),
        values: METRES.map((metres) => ({name: lengthOf(metres)})),
      },
    ],
    variant: (index = 0) => ({
      price: [1_490, 2_590, 5_490][index],
      unitPrice: {
        quantityUnit: 'M',
        quantityValue: METRES[index] ?? 1,
        referenceUnit: 'M',
        referenceValue: 1,
      },
    }),
    pictures: [
      text('Rolle mit warmweißem LED-Streifen', 'Reel of warm white LED strip'),
      text('Licht hinter einem Rahmen', 'Light behind a frame'),
    ],
    hasNightPicture: true,
    html: text(
      '<p>Warmweißes Licht hinter dem Rahmen, 2.700 K, selbstklebend, alle 5 cm teilbar. Wird an METARmap Connect angeschlossen und dimmt mit der Karte.</p>',
      '<p>Warm white light (2,700 K) behind the frame. Peel and stick it; cut it every 2 in (5 cm). It plugs into METARmap Connect and dims with the map.</p>',
    ),
    metafields: [...SMALL_PARCEL, regionalPictures(STRIP_ON_COAST)],
    complementary: [17, 19],
  }),
  defineProduct({
    number: 16,
    handle: text('usb-c-netzteil', 'usb-c-power-supply'),
    title: text('USB-C-Netzteil 20 W', 'USB-C Power Supply 20 W'),
    type: POWER,
    tags: ['USB-C', 'Ersatzteil'],
    boostedFor: text('Stecker Ladegerät Adapter', 'plug adapter charger'),
    sold: 675,
    since: '2023-05-12',
    price: 1_990,
    stock: 140,
    weight: 110,
    options: [
      {
        name: text('Stecker', 'Plug'),
        values: PLUGS.map(([, name]) => ({name})),
      },
      colorOption(text('Farbe', 'Color'), ['white', 'black']),
    ],
    variant: (plug = 0, color = 0) =>
      plug === 1 && color === 1
        ? null
        : {
            stock: plug === 0 ? 140 : 30,
            // The black one of the second plug is not made.
            look: ([0, 2, 3][plug] ?? 0) + color,
          },
    looks: PLUGS.flatMap(([plug, name]) =>
      colorLooks(
        plug === 'uk' ? ['white'] : ['white', 'black'],
        text(
          `USB-C-Netzteil in {color} mit ${name.DE}-Stecker`,
          `USB-C power supply in {color} with its ${name.EN} plug`,
        ),
      ).map((look) => ({...look, file: `${plug}-${look.file}`})),
    ),
    pictures: [
      text(
        'Buchse für USB-C, daneben das Textilkabel',
        'USB-C socket beside the fabric cable',
      ),
    ],
    html: text(
      '<p>Klein, leise, sparsam: Im Leerlauf verbraucht es weniger als 0,05 W. Reicht für jede METARmap und lädt auch dein Handy.</p>',
      '<p>Small, silent, and next to nothing on standby: under 0.05 W. Powers any METARmap, and charges your phone, too.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      filterColors(['white', 'black']),
      ...ELECTRIC_DEVICE,
    ],
    complementary: [18],
  }),
  defineProduct({
    number: 17,
    handle: same('metarmap-connect'),
    title: text('METARmap Connect, Steuergerät', 'METARmap Connect Controller'),
    type: ELECTRONICS,
    tags: ['METAR', 'USB-C', 'Made in Germany', 'Ersatzteil'],
    sold: 960,
    since: '2023-05-12',
    price: 5_900,
    compareAt: 6_900,
    lowest: 6_500,
    stock: 44,
    weight: 140,
    looks: oneLook(
      text(
        'Steuergerät mit grüner Statusleuchte vor seinem Kabel',
        'Controller with green status light and its cable',
      ),
    ),
    pictures: [
      text('Steuergerät hinter einem Rahmen', 'Controller behind a frame'),
    ],
    html: text(
      '<p>Das Herz der Karte als Einzelteil: holt METAR-Meldungen über WLAN, rechnet die Flugwetterkategorie aus und steuert bis zu 200 Leuchtpunkte. Offene Schnittstelle, Updates über WLAN, kein Konto nötig.</p>',
      '<p>The heart of the map, as a replacement part. It pulls METARs over Wi-Fi, works out the flight category and runs up to 200 light points. Open API, over-the-air updates, no account.</p>',
    ),
    metafields: [
      details(
        text(
          'WLAN: 2,4 GHz, WPA2 und WPA3\nAnschlüsse: USB-C, 2 × LED\nMaße: 58 × 58 × 16 mm',
          'Wi-Fi: 2.4 GHz, WPA2 and WPA3\nPorts: USB-C, 2 × LED\nSize: 2.3 × 2.3 × 0.6 in (58 × 58 × 16 mm)',
        ),
      ),
      ...SMALL_PARCEL,
      regionalPictures(CONNECT_ON_COAST),
    ],
    related: [1, 14],
    complementary: [16, 18, 20],
  }),
  defineProduct({
    number: 18,
    handle: text('textilkabel-usb-c', 'usb-c-textile-cable'),
    title: text('USB-C-Textilkabel', 'USB-C Fabric Cable'),
    type: POWER,
    tags: ['USB-C', 'Ersatzteil'],
    boostedFor: text('Kabel', 'cable'),
    sold: 560,
    since: '2023-08-21',
    price: 1_490,
    stock: 70,
    weight: 80,
    options: [
      {
        name: text('Länge', 'Length'),
        values: [{name: lengthOf(2)}, {name: lengthOf(3)}],
      },
      colorOption(text('Farbe', 'Color'), ['sand', 'black', 'red']),
    ],
    variant: (length = 0, color = 0) => ({
      look: color,
      price: length === 0 ? 1_490 : 1_890,
      ...(length === 1 && color === 2 && {stock: 0}),
    }),
    looks: colorLooks(
      ['sand', 'black', 'red'],
      text(
        'Aufgerolltes Kabel in {color} mit Lederschlaufe',
        'Coiled cable in {color} with a leather strap',
      ),
    ),
    pictures: [
      text('Geflecht und Stecker aus der Nähe', 'Braid and plugs up close'),
    ],
    html: text(
      '<p>Ein Kabel, das man zeigen kann: mit Baumwolle umflochten, mit schmalen Steckern, damit der Rahmen flach an der Wand liegt.</p>',
      '<p>A cable worth showing off: braided cotton, with plugs slim enough to keep the frame flat against the wall.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['sand', 'black', 'red'])],
  }),
  defineProduct({
    number: 19,
    handle: text('drehdimmer', 'rotary-dimmer'),
    title: text('Drehdimmer', 'Rotary Dimmer'),
    type: ELECTRONICS,
    tags: ['LED'],
    boostedFor: text('Dimmer', 'dimmer'),
    sold: 244,
    since: '2024-05-15',
    price: 3_900,
    stock: 26,
    weight: 210,
    options: [colorOption(text('Farbe', 'Color'), ['brass', 'black'])],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['brass', 'black'],
      text(
        'Drehdimmer in {color} mit Skala',
        'Rotary dimmer in {color} with its scale',
      ),
    ),
    pictures: [
      text('Dimmer in Messing von oben', 'Dimmer in brass from above'),
    ],
    html: text(
      '<p>Helligkeit wie am Instrumentenbrett: ein gedrehter Knopf mit spürbaren Rasten, der zwischen Netzteil und Karte sitzt.</p>',
      '<p>Dim your map like an instrument panel. A solid metal knob with clicks you can feel goes between the power supply and the map.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['brass', 'black'])],
  }),
  defineProduct({
    number: 20,
    handle: text('daemmerungssensor', 'ambient-light-sensor'),
    title: text('Dämmerungssensor', 'Ambient Light Sensor'),
    type: ELECTRONICS,
    sold: 198,
    since: '2024-05-15',
    price: 1_790,
    stock: 33,
    weight: 40,
    looks: oneLook(text('Kleiner Sensor am Kabel', 'Small sensor on a cable')),
    pictures: [text('Sensor am Rahmen', 'Sensor on the frame')],
    html: text(
      '<p>Wird am Rahmen festgeklemmt und misst das Licht im Raum. Abends leuchtet die Karte so hell wie nötig und so dunkel wie möglich.</p>',
      '<p>Clips to the frame and reads the light in the room. Come evening, your map is bright enough to read and no brighter.</p>',
    ),
    metafields: [...SMALL_PARCEL, regionalPictures(SENSOR_ON_COAST)],
    complementary: [17],
  }),
  defineProduct({
    number: 34,
    handle: text('platzlampe', 'airfield-lamp'),
    title: text('Platzlampe', 'Airfield Lamp'),
    type: LIGHTING,
    tags: ['LED', 'USB-C'],
    sold: 276,
    since: '2024-11-11',
    price: 5_900,
    stock: 21,
    weight: 780,
    pictures: [
      text(
        'Leuchtende Tischlampe wie eine Pistenleuchte neben Büchern',
        'Desk lamp like a runway light, lit, beside books',
      ),
      text('Dieselbe Lampe im Dunkeln', 'The same lamp in the dark'),
    ],
    hasNightPicture: true,
    boostedFor: text('Lampe Lampen Leuchte', 'lamp lamps'),
    html: text(
      '<p>Der Pistenrandbefeuerung nachempfunden: Milchglas auf gelbem Fuß, warmweiß, über USB-C. Weist nachts den Weg vom Bett zur Karte.</p>',
      '<p>A runway edge light for your desk: frosted glass, yellow base, warm white glow, USB-C. At night it’ll guide you from bed to map.</p>',
    ),
    metafields: [...SMALL_PARCEL],
  }),
];
