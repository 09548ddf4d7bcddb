import {text} from '@metarmap/store/localized-text';
import {same, type Product} from '../../domain/catalogue';
import {dataSheet, defineProduct, oneLook} from '../catalogue-builder';
import {colorLooks, colorOption, filterColors} from '../colors';
import {BY_WINDROSE, sampleRating, SMALL_PARCEL} from '../product-metafields';
import {BOOK, GIFT, GIFT_CARD} from '../product-types';
import {sampleReviews} from '../reviews';

const AMOUNTS = [25, 50, 100, 200];

/** Small things for people who look up when an engine sounds. */
export const GIFTS: readonly Product[] = [
  defineProduct(
    {
      number: 29,
      handle: text('geschenkkarte', 'gift-card'),
      title: text('Geschenkkarte', 'Gift Card'),
      type: GIFT_CARD,
      giftCard: true,
      sold: 1_015,
      since: '2023-05-12',
      price: 2_500,
      options: [
        {
          name: text('Betrag', 'Amount'),
          // In the currency of the buyer's country.
          values: AMOUNTS.map((amount) => ({name: same(String(amount))})),
        },
      ],
      variant: (index = 0) => ({price: (AMOUNTS[index] ?? 0) * 100}),
      looks: oneLook(
        text(
          'E-Mail mit der Geschenkkarte auf einem Handy, daneben die gedruckte Karte',
          'Gift card email on a phone beside the printed card',
        ),
      ),
      pictures: [
        text('Vorderseite der Geschenkkarte', 'Front of the gift card'),
      ],
      // No expiration date is lawful wherever the shop sells: the United States require five years (12 CFR
      // 1005.20(e)), California allows no date at all, and Germany only limits the claim (§§ 195, 199 BGB).
      html: text(
        '<p>Kommt per E-Mail, gilt für alles im Shop und verfällt nicht. Wer etwas überreichen möchte, druckt sie aus.</p>',
        '<p>Arrives by email, works on everything in the shop and never expires. Print it if you’d like something to hand over.</p>',
      ),
    },
    (cents) => ({EUR: cents, CHF: cents, GBP: cents, USD: cents}),
  ),
  defineProduct({
    number: 30,
    handle: text('tasse-cavok', 'cavok-mug'),
    title: text('CAVOK-Tasse', 'CAVOK Mug'),
    type: GIFT,
    tags: ['METAR', 'Bestseller'],
    sold: 1_630,
    since: '2023-11-24',
    price: 1_690,
    stock: 95,
    weight: 380,
    options: [colorOption(text('Farbe', 'Color'), ['white', 'blue', 'night'])],
    variant: (color) => ({look: color, ...(color === 1 && {stock: 3})}),
    looks: colorLooks(
      ['white', 'blue', 'night'],
      text(
        'Tasse in {color} mit der Aufschrift CAVOK auf einem Schreibtisch neben Headset und Flugbuch',
        'Mug in {color} that says CAVOK on a desk beside a headset and a logbook',
      ),
    ),
    pictures: [text('Zwei Tassen in zwei Farben', 'Two mugs in two colors')],
    html: text(
      '<p>Ceiling and visibility OK: keine Wolke unter 5.000 ft, Sicht 10 km und mehr, Kaffee heiß. 350 ml Steinzeug, spülmaschinenfest.</p>',
      '<p>Ceiling and visibility OK: no clouds below 5,000 ft, visibility 6 miles or better, coffee hot. 12 oz (350 ml) stoneware, dishwasher-safe.</p>',
    ),
    metafields: [
      ...SMALL_PARCEL,
      dataSheet(
        text(
          'Höhe: 10 cm\nFasst: 350 ml\nMaterial: Steinzeug, innen und außen glasiert\nAufdruck: eingebrannt\nSpülmaschine: ja\nMikrowelle: ja',
          'Height: 4 in (10 cm)\nHolds: 12 oz (350 ml)\nMaterial: stoneware, glazed inside and out\nPrint: fired on\nDishwasher: yes\nMicrowave: yes',
        ),
      ),
      filterColors(['white', 'blue', 'night']),
      ...sampleRating('4.9', 41),
      sampleReviews('mug'),
    ],
  }),
  defineProduct({
    number: 31,
    handle: text('buch-wolken-lesen', 'reading-clouds-book'),
    title: text('Buch „Wolken lesen“', '“Reading Clouds” Book'),
    vendor: 'Windrose Verlag',
    type: BOOK,
    sold: 699,
    since: '2024-08-19',
    price: 2_800,
    stock: 47,
    weight: 720,
    looks: oneLook(
      text(
        'Buch mit Quellwolke auf dem Einband an einem Fenster',
        'Book with a cumulus on its cover at a window',
      ),
    ),
    pictures: [
      text(
        'Doppelseite mit Wolkenzeichnungen',
        'Double page with cloud drawings',
      ),
    ],
    html: text(
      '<p>Was der Himmel in den nächsten sechs Stunden vorhat, steht meistens schon dran. 160 Seiten, 90 Zeichnungen, von <em>Altocumulus castellanus</em> bis Morgennebel. Auf Deutsch.</p>',
      '<p>Whatever the sky has planned for the next six hours, it’s usually written up there already. 160 pages, 90 drawings, from <em>altocumulus castellanus</em> to morning fog. In German.</p>',
    ),
    metafields: [...SMALL_PARCEL, BY_WINDROSE],
    related: [27],
  }),
  defineProduct({
    number: 32,
    handle: text('schluesselanhaenger', 'key-ring'),
    title: text('Windrosen-Schlüsselanhänger', 'Compass Rose Keychain'),
    type: GIFT,
    sold: 1_120,
    since: '2024-01-08',
    price: 1_290,
    stock: 150,
    weight: 30,
    options: [
      colorOption(text('Farbe', 'Color'), ['vfr', 'mvfr', 'ifr', 'lifr']),
    ],
    variant: (look) => ({look}),
    looks: colorLooks(
      ['vfr', 'mvfr', 'ifr', 'lifr'],
      text(
        'Emaillierter Anhänger in {color} mit Windrose an einem Lederband, daneben die Rückseite',
        'Enameled tag in {color} with compass rose on a leather strap, its back beside it',
      ),
    ),
    pictures: [
      text(
        'Vier Anhänger in den Kategoriefarben',
        'Four tags in the category colors',
      ),
    ],
    html: text(
      '<p>Emaille und Leder in den vier Kategoriefarben. VFR für Sonnenkinder, LIFR für alle, die trotzdem zum Platz fahren.</p>',
      '<p>Enamel and leather in the four category colors. VFR for the optimists, LIFR for everyone who drives to the airport anyway.</p>',
    ),
    metafields: [...SMALL_PARCEL, filterColors(['vfr', 'mvfr', 'ifr', 'lifr'])],
  }),
  defineProduct({
    number: 33,
    handle: text('mini-windsack', 'mini-windsock'),
    title: text('Mini-Windsack', 'Mini Windsock'),
    type: GIFT,
    tags: ['Bestseller'],
    sold: 934,
    since: '2024-03-21',
    price: 2_190,
    compareAt: 2_690,
    lowest: 2_490,
    stock: 40,
    weight: 260,
    looks: oneLook(
      text(
        'Kleiner Windsack auf Holzfuß vor einem Fenster',
        'Small windsock on a wooden foot at a window',
      ),
    ),
    pictures: [text('Windsack aus der Nähe', 'Windsock up close')],
    html: text(
      '<p>24 cm hoch, orange-weiß, auf einem Fuß aus Eiche. Zeigt zuverlässig an, ob jemand das Fenster offen gelassen hat.</p>',
      '<p>24 cm tall, orange and white, on an oak base. Reliably reports open windows.</p>',
    ),
    metafields: [...SMALL_PARCEL],
  }),
];
