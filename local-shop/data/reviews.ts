import {RATING_SCALE} from '@metarmap/store/definitions';
import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type Metafield, type Metaobject} from '../domain/catalogue';
import {PHOTOGRAPH_ID} from './products/metarmap-media';

interface Review {
  readonly product: 'metarmap' | 'mini' | 'mug';
  readonly stars: 4 | 5;
  readonly body: LocalizedText;
  readonly author: LocalizedText;
  readonly place: LocalizedText;
  readonly day: string;
  /** Id of a picture. */
  readonly photograph?: string;
}

/**
 * Samples, as their author's name says, none of a verified purchase: nobody has bought or rated anything
 * in this shop. A review is not a
 * translation: an English page shows reviews by Americans.
 */
const REVIEWS: readonly Review[] = [
  review(
    'metarmap',
    5,
    '2026-10-28',
    [
      'Jonas K.',
      'Kiel',
      'Hängt im Flur, und jeder, der geht, schaut kurz hin. Die Einrichtung hat keine fünf Minuten gedauert.',
    ],
    [
      'Tyler B.',
      'Savannah, Georgia',
      'It’s by the door, and nobody leaves without a look. Took me less than five minutes to set up.',
    ],
    PHOTOGRAPH_ID,
  ),
  review(
    'metarmap',
    5,
    '2026-09-14',
    [
      'Martina S.',
      'Augsburg',
      'Der Rahmen ist sauber gearbeitet, die Lichter blenden nachts nicht. Ein schönes Stück für unser Vereinsheim.',
    ],
    [
      'Denise W.',
      'Frederick, Maryland',
      'The frame is beautifully made, and the lights are soft enough to sleep next to. We got a second one for the FBO.',
    ],
  ),
  review(
    'metarmap',
    4,
    '2026-08-02',
    [
      'Piotr W.',
      'Poznań',
      'Sieht großartig aus. Ein Stern weniger: Das Kabel hätte für meine Wand länger sein dürfen.',
    ],
    [
      'Marcus P.',
      'Raleigh, North Carolina',
      'Looks fantastic. Four stars because the cord came up about two feet short of my outlet.',
    ],
  ),
  review(
    'metarmap',
    5,
    '2026-07-25',
    [
      'Annette L.',
      'Husum',
      'Mein Mann fliegt, ich nicht. Seit die Karte hängt, weiß ich vor ihm, ob er heute geht.',
    ],
    [
      'Karen M.',
      'Nashua, New Hampshire',
      'My husband flies, I don’t. Now I know before he does whether I’ll see him this Saturday.',
    ],
  ),
  review(
    'metarmap',
    5,
    '2026-06-12',
    [
      'Henrik J.',
      'Odense',
      'Gut verpackt, in zwanzig Minuten an der Wand. Auch bei Nebel schön anzusehen.',
    ],
    [
      'Luis R.',
      'Tampa, Florida',
      'Packed like it was going to the moon. Twenty minutes and it was on the wall. Even fog looks good on it.',
    ],
  ),
  review(
    'metarmap',
    4,
    '2026-05-03',
    [
      'Claire D.',
      'Colmar',
      'Sehr schöner Druck. Die Wasserwaage in der Leiste hätte ich größer gemacht.',
    ],
    [
      'Beth A.',
      'Burlington, Vermont',
      'Gorgeous print. I’d have made the bubble level in the rail bigger.',
    ],
  ),
  review(
    'metarmap',
    5,
    '2026-03-18',
    ['Georg T.', 'Bern', 'Unser Fluglehrerzimmer hat jetzt einen Treffpunkt.'],
    [
      'Walt D.',
      'Athens, Georgia',
      'It turned our CFI lounge into a place where people hang out.',
    ],
  ),
  review(
    'mini',
    5,
    '2026-10-11',
    [
      'Lena R.',
      'Bremen',
      'Steht neben dem Bildschirm und sagt mir, wann Feierabend ist.',
    ],
    [
      'Priya N.',
      'Hartford, Connecticut',
      'Sits next to my monitor and tells me when to call it a day.',
    ],
  ),
  review(
    'mini',
    4,
    '2026-07-19',
    [
      'Tom H.',
      'Bozen',
      'Klein, hell, fertig. Mehr Plätze in den Alpen wären schön.',
    ],
    [
      'Greg S.',
      'Keene, New Hampshire',
      'Small, bright, done. I wish it had my home field on it, too.',
    ],
  ),
  review(
    'mini',
    5,
    '2026-05-30',
    [
      'Sabine F.',
      'Ulm',
      'War ein Geschenk für meinen Fluglehrer. Er hat sich sehr gefreut.',
    ],
    [
      'Hannah C.',
      'Providence, Rhode Island',
      'Bought it for my CFI after my checkride. He actually teared up.',
    ],
  ),
  review(
    'mug',
    5,
    '2026-10-03',
    [
      'Erik N.',
      'Aarhus',
      'Liegt gut in der Hand, und der Spruch stimmt meistens.',
    ],
    [
      'Dave O.',
      'Lancaster, Pennsylvania',
      'Feels good in the hand, and most days it’s telling the truth.',
    ],
  ),
  review(
    'mug',
    5,
    '2026-06-21',
    ['Nina B.', 'Jena', 'Nach einem Jahr in der Spülmaschine noch wie neu.'],
    [
      'Joan T.',
      'Dayton, Ohio',
      'A year of dishwashers and it still looks new.',
    ],
  ),
  review(
    'mug',
    5,
    '2026-04-08',
    ['Carlo M.', 'Lugano', 'Der Kaffee schmeckt auch bei IFR.'],
    ['Ray K.', 'Portland, Maine', 'The coffee tastes just fine in IFR, too.'],
  ),
];

/**
 * The reviews as metaobjects, to which `custom.reviews` refers; keys as in Shopify's
 * `product_review`.
 */
export const REVIEW_METAOBJECTS: readonly Metaobject[] = REVIEWS.map(
  ({stars, body, author, place, day, photograph}, index) => ({
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
        value: text(`${author.DE} (Beispiel)`, `${author.EN} (sample)`),
      },
      {key: 'author_place', type: 'single_line_text_field', value: place},
      {
        key: 'submitted_at',
        type: 'date_time',
        value: same(`${day}T12:00:00Z`),
      },
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

/** Author, place and words. */
type Words = readonly [string, string, string];

function review(
  product: Review['product'],
  stars: Review['stars'],
  day: string,
  german: Words,
  english: Words,
  photograph?: string,
): Review {
  return {
    ...{product, stars, day, photograph},
    author: text(german[0], english[0]),
    place: text(german[1], english[1]),
    body: text(german[2], english[2]),
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
