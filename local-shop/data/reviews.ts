import {RATING_SCALE} from '@metarmap/store/definitions';
import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type Metafield, type Metaobject} from '../domain/catalogue';
import {PHOTOGRAPH_ID} from './products/metarmap-media';

interface Review {
  readonly product: 'metarmap' | 'mini' | 'mug';
  readonly stars: 4 | 5;
  readonly body: LocalizedText;
  readonly author: string;
  readonly place: string;
  readonly day: string;
  readonly isVerified: boolean;
  /** Id of a picture. */
  readonly photograph?: string;
}

/** Samples, as their author's name says: nobody has rated anything in this shop. */
const REVIEWS: readonly Review[] = [
  review(
    'metarmap',
    5,
    'Jonas K.',
    'Kiel',
    '2026-10-28',
    [
      'Hängt im Flur, und jeder, der geht, schaut kurz hin. Die Einrichtung hat keine fünf Minuten gedauert.',
      'It hangs in the hall, and everyone glances at it on the way out. Setup took less than five minutes.',
    ],
    PHOTOGRAPH_ID,
  ),
  review('metarmap', 5, 'Martina S.', 'Augsburg', '2026-09-14', [
    'Der Rahmen ist sauber gearbeitet, die Lichter sind nachts angenehm dunkel. Ein schönes Stück für unser Vereinsheim.',
    'The frame is beautifully made, and at night the lights are pleasantly dim. A lovely piece for our clubhouse.',
  ]),
  review('metarmap', 4, 'Piotr W.', 'Poznań', '2026-08-02', [
    'Sieht großartig aus. Ein Stern weniger, weil das Kabel für meine Wand etwas länger sein dürfte.',
    'Looks great. One star less because the cable could be a little longer for my wall.',
  ]),
  review('metarmap', 5, 'Annette L.', 'Husum', '2026-07-25', [
    'Mein Mann fliegt, ich nicht. Seit die Karte hängt, weiß ich vor ihm, ob er heute geht.',
    'My husband flies, I don’t. Since the map went up, I know before he does whether he’s going today.',
  ]),
  review('metarmap', 5, 'Henrik J.', 'Odense', '2026-06-12', [
    'Gut verpackt, in zwanzig Minuten an der Wand. Auch bei Nebel schön anzusehen.',
    'Well packed, on the wall in twenty minutes. Nice to look at even when it’s foggy.',
  ]),
  review('metarmap', 4, 'Claire D.', 'Colmar', '2026-05-03', [
    'Sehr schöner Druck. Die Libelle in der Leiste hätte ich größer gemacht.',
    'Beautiful print. I’d have made the level in the rail bigger.',
  ]),
  review('metarmap', 5, 'Georg T.', 'Bern', '2026-03-18', [
    'Unser Fluglehrerzimmer hat jetzt einen Treffpunkt.',
    'Our instructors’ room finally has a place to gather.',
  ]),
  review('mini', 5, 'Lena R.', 'Bremen', '2026-10-11', [
    'Steht neben dem Bildschirm und sagt mir, wann Feierabend ist.',
    'It stands next to my screen and tells me when to call it a day.',
  ]),
  review('mini', 4, 'Tom H.', 'Bozen', '2026-07-19', [
    'Klein, hell, fertig. Mehr Plätze in den Alpen wären schön.',
    'Small, bright, done. More airfields in the Alps would be nice.',
  ]),
  review('mini', 5, 'Sabine F.', 'Ulm', '2026-05-30', [
    'War ein Geschenk für meinen Fluglehrer. Er hat sich sehr gefreut.',
    'A present for my flight instructor. He was delighted.',
  ]),
  review('mug', 5, 'Erik N.', 'Aarhus', '2026-10-03', [
    'Liegt gut in der Hand, und der Spruch stimmt meistens.',
    'Feels good in the hand, and what it says is usually true.',
  ]),
  review('mug', 5, 'Nina B.', 'Jena', '2026-06-21', [
    'Nach einem Jahr in der Spülmaschine noch wie neu.',
    'Still like new after a year in the dishwasher.',
  ]),
  review('mug', 5, 'Carlo M.', 'Lugano', '2026-04-08', [
    'Der Kaffee schmeckt auch bei IFR.',
    'The coffee tastes fine in IFR, too.',
  ]),
];

/**
 * The reviews as metaobjects, to which `custom.reviews` refers; keys as in Shopify's
 * `product_review`.
 */
export const REVIEW_METAOBJECTS: readonly Metaobject[] = REVIEWS.map(
  ({stars, body, author, place, day, isVerified, photograph}, index) => ({
    id: reviewId(index),
    type: 'review',
    handle: `review-${index + 1}`,
    fields: [
      {
        key: 'rating',
        type: 'rating',
        value: same(JSON.stringify({...RATING_SCALE, value: `${stars}.0`})),
      },
      {key: 'body', type: 'multi_line_text_field', value: body},
      {
        key: 'author_display_name',
        type: 'single_line_text_field',
        value: text(`${author} (Beispiel)`, `${author} (sample)`),
      },
      {key: 'author_place', type: 'single_line_text_field', value: same(place)},
      {
        key: 'submitted_at',
        type: 'date_time',
        value: same(`${day}T12:00:00Z`),
      },
      {key: 'verified', type: 'boolean', value: same(String(isVerified))},
      ...(photograph
        ? [
            {
              key: 'picture',
              type: 'file_reference',
              value: same(photograph),
            },
          ]
        : []),
    ],
  }),
);

/** Metafield `custom.reviews`. */
export function sampleReviews(product: Review['product']): Metafield {
  const ids = REVIEWS.flatMap((entry, index) =>
    entry.product === product ? [reviewId(index)] : [],
  );
  return {
    namespace: 'custom',
    key: 'reviews',
    value: {type: 'list.metaobject_reference', ids},
  };
}

function review(
  product: Review['product'],
  stars: Review['stars'],
  author: string,
  place: string,
  day: string,
  [german, english]: readonly [string, string],
  photograph?: string,
): Review {
  const isVerified = stars === 5;
  return {
    ...{product, stars, author, place, day, isVerified, photograph},
    body: text(german, english),
  };
}

function reviewId(index: number): string {
  return `gid://shopify/Metaobject/${77_500_000_000 + index}`;
}

const PRESS_QUOTE_ID = 'gid://shopify/Metaobject/77600000000';

/** A sample as well. */
export const PRESS_METAOBJECTS: readonly Metaobject[] = [
  {
    id: PRESS_QUOTE_ID,
    type: 'press_quote',
    handle: 'press-1',
    fields: [
      {
        key: 'text',
        type: 'multi_line_text_field',
        value: text(
          'Das schönste Wetterbriefing hängt an der Wand.',
          'The best-looking weather briefing you can hang on a wall.',
        ),
      },
      {
        key: 'source',
        type: 'single_line_text_field',
        value: text('Fliegerblatt (Beispiel)', 'The Pilot’s Page (sample)'),
      },
    ],
  },
];

/** Metafield `custom.press`. */
export const PRESS_QUOTE: Metafield = {
  namespace: 'custom',
  key: 'press',
  value: {type: 'metaobject_reference', id: PRESS_QUOTE_ID},
};
