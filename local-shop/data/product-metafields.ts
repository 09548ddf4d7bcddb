import {RATING_SCALE} from '@metarmap/store/definitions';
import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same, type CatalogueImage, type Metafield} from '../domain/catalogue';
import {imageMedia, productId} from './catalogue-builder';

/** Metafield `custom.details`: one fact per line. */
export function details(value: LocalizedText): Metafield {
  return {
    namespace: 'custom',
    key: 'details',
    value: {type: 'multi_line_text_field', value},
  };
}

/**
 * Metafields `custom.shipping` and `custom.handling_days` of goods that need a large,
 * padded parcel.
 */
export const LARGE_PARCEL: readonly Metafield[] = [
  shipping(
    text(
      'Reist in einem gepolsterten Karton mit Kantenschutz.',
      'Travels in a padded box with edge protectors.',
    ),
  ),
  handlingDays(1),
];

/** The same metafields of goods that fit into a small parcel. */
export const SMALL_PARCEL: readonly Metafield[] = [
  shipping(
    text(
      'Versand als Paket aus Süddeutschland.',
      'Ships as a parcel from southern Germany.',
    ),
  ),
  handlingDays(0),
];

/** Metafield `custom.pictures`: what visitors of other regions see in the place of the product's pictures. */
export function regionalPictures(images: readonly CatalogueImage[]): Metafield {
  return {
    namespace: 'custom',
    key: 'pictures',
    value: {
      type: 'list.file_reference',
      ids: images.map((image) => imageMedia(image).id),
    },
  };
}

/**
 * Shopify's standard metafields of ratings. The numbers are samples: no customer has rated
 * anything in this shop.
 *
 * @param stars of five, such as `4.8`.
 * @param distribution how many gave five stars, four, and so on: `4, 2, 0, 0, 1`.
 */
export function sampleRating(
  stars: string,
  count: number,
  distribution?: string,
): Metafield[] {
  const rating = JSON.stringify({...RATING_SCALE, value: stars});
  return [
    {
      namespace: 'reviews',
      key: 'rating',
      value: {type: 'rating', value: rating},
    },
    {
      namespace: 'reviews',
      key: 'rating_count',
      value: {type: 'number_integer', value: String(count)},
    },
    ...(distribution
      ? [
          {
            namespace: 'custom',
            key: 'rating_distribution',
            value: {
              type: 'single_line_text_field' as const,
              value: same(distribution),
            },
          },
        ]
      : []),
  ];
}

/** Metafield `custom.promises` of products with the tag "Made in Germany". */
export const MADE_IN_GERMANY: Metafield = {
  namespace: 'custom',
  key: 'promises',
  value: {
    type: 'multi_line_text_field',
    value: text('In Süddeutschland gebaut', 'Built in southern Germany'),
  },
};

/** Metafield `custom.limited_warranty`: the merchant's promise to buyers in the United States. */
export const LIMITED_WARRANTY: Metafield = {
  namespace: 'custom',
  key: 'limited_warranty',
  value: {
    type: 'single_line_text_field',
    value: text(
      '1 Jahr auf Material und Verarbeitung',
      '1 year for materials and workmanship',
    ),
  },
};

/** Metafield `custom.manufacturer` (GPSR, Art. 19) with a company that is marked as a sample. */
function madeBy(company: string, street: string, domain: string): Metafield {
  return {
    namespace: 'custom',
    key: 'manufacturer',
    value: {
      type: 'multi_line_text_field',
      value: text(
        `${company} (Beispiel)\n${street}, 12345 Musterstadt\ninfo@${domain}`,
        `${company} (sample)\n${street}, 12345 Musterstadt, Germany\ninfo@${domain}`,
      ),
    },
  };
}

export const BY_KLARSICHT = madeBy(
  'Klarsicht Pflegemittel GmbH',
  'Musterweg 2',
  'klarsicht.example',
);
export const BY_PLATZRUNDE = madeBy(
  'Platzrunde Pilotenbedarf GmbH',
  'Musterweg 3',
  'platzrunde.example',
);
export const BY_WINDROSE = madeBy(
  'Windrose Verlag GmbH',
  'Musterweg 4',
  'windrose.example',
);

/** Metafields that the law requires; the company and its numbers are marked as samples. */
export const ELECTRIC_DEVICE: readonly Metafield[] = [
  madeBy('METARmap Musterwerkstatt GmbH', 'Musterweg 1', 'metarmap.example'),
  {
    namespace: 'custom',
    key: 'safety',
    value: {
      type: 'multi_line_text_field',
      value: text(
        'Nur in trockenen Räumen verwenden.',
        'Use in dry rooms only.',
      ),
    },
  },
  {
    namespace: 'custom',
    key: 'weee_number',
    value: {
      type: 'single_line_text_field',
      value: text('DE 00000000 (Beispiel)', 'DE 00000000 (sample)'),
    },
  },
];

/** Metafield `custom.asks_airfield` of products that are made for an airfield. */
export const ASKS_AIRFIELD: Metafield = {
  namespace: 'custom',
  key: 'asks_airfield',
  value: {type: 'boolean', value: 'true'},
};

/** Metafield `custom.in_the_box`: products that are already in the box, by their numbers. */
export function inTheBox(numbers: readonly number[]): Metafield {
  return {
    namespace: 'custom',
    key: 'in_the_box',
    value: {type: 'list.product_reference', ids: numbers.map(productId)},
  };
}

/** Metafields of the contents of the box, one thing a line, and of their picture. */
export function boxContents(
  value: LocalizedText,
  pictureId?: string,
): readonly Metafield[] {
  return [
    {
      namespace: 'custom',
      key: 'box_contents',
      value: {type: 'multi_line_text_field', value},
    },
    ...(pictureId
      ? [
          {
            namespace: 'custom',
            key: 'box_picture',
            value: {type: 'file_reference', id: pictureId},
          } as const,
        ]
      : []),
  ];
}

interface Support {
  /** `2031-12-31` */
  readonly updatesUntil: string;
  /** Numbers of products. */
  readonly spareParts: readonly number[];
  readonly repair: LocalizedText;
  readonly data: LocalizedText;
}

/** Metafields of a device that is connected to a network. */
export function connectedDevice({
  updatesUntil,
  spareParts,
  repair,
  data,
}: Support): readonly Metafield[] {
  return [
    {
      namespace: 'custom',
      key: 'connected_device',
      value: {type: 'boolean', value: 'true'},
    },
    {
      namespace: 'custom',
      key: 'updates_until',
      value: {type: 'date', value: updatesUntil},
    },
    {
      namespace: 'custom',
      key: 'spare_parts',
      value: {
        type: 'list.product_reference',
        ids: spareParts.map(productId),
      },
    },
    {
      namespace: 'custom',
      key: 'repair',
      value: {type: 'multi_line_text_field', value: repair},
    },
    {
      namespace: 'custom',
      key: 'device_data',
      value: {type: 'multi_line_text_field', value: data},
    },
  ];
}

/** Metafield `custom.matching_colors`: products that go with it, by their numbers. */
export function matchingColors(numbers: readonly number[]): Metafield {
  return {
    namespace: 'custom',
    key: 'matching_colors',
    value: {type: 'list.product_reference', ids: numbers.map(productId)},
  };
}

/** Metafield `custom.add_ons`: what can be bought below its line, by their numbers. */
export function addOns(numbers: readonly number[]): Metafield {
  return {
    namespace: 'custom',
    key: 'add_ons',
    value: {type: 'list.product_reference', ids: numbers.map(productId)},
  };
}

function shipping(value: LocalizedText): Metafield {
  return {
    namespace: 'custom',
    key: 'shipping',
    value: {type: 'multi_line_text_field', value},
  };
}

function handlingDays(days: number): Metafield {
  return {
    namespace: 'custom',
    key: 'handling_days',
    value: {type: 'number_integer', value: String(days)},
  };
}
