import {STOREFRONT_LANGUAGES} from './localized-text';
import {SECTION_PLACES, type SectionField} from './sections';

/** What a metafield belongs to, as the Admin API names it. */
export const METAFIELD_OWNERS = [
  'PRODUCT',
  'PRODUCTVARIANT',
  'COLLECTION',
  'PAGE',
  'BLOG',
  'ARTICLE',
  'CUSTOMER',
  'ORDER',
] as const;

export type MetafieldOwner = (typeof METAFIELD_OWNERS)[number];

/** A metafield's definition: Shopify shows storefronts no metafield without one. */
export interface MetafieldDefinition {
  readonly owner: MetafieldOwner;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  /** Shown in the admin. */
  readonly name: string;
  /** Who may read it through the Storefront API. */
  readonly storefront: 'PUBLIC_READ' | 'NONE';
  /** What a signed-in customer may do through the Customer Account API. */
  readonly customerAccount: 'READ' | 'READ_WRITE' | 'NONE';
  /** Type of the metaobjects that it refers to. */
  readonly refersTo?: string;
}

/** Namespaces of Shopify's standard definitions and of its own apps. */
const RESERVED_NAMESPACE = /^(?:reviews|descriptors|facts|shopify(?:--.*)?)$/;

/**
 * Whether Shopify keeps a namespace for its standard definitions: `metafieldDefinitionCreate`
 * refuses it. An app that needs one of them enables it, as review apps do with `reviews`.
 */
export function isReservedNamespace(namespace: string): boolean {
  return RESERVED_NAMESPACE.test(namespace);
}

/** A metaobject's definition, which says what entries of a type have, and who reads them. */
export interface MetaobjectDefinition {
  readonly type: string;
  /** Shown in the admin. */
  readonly name: string;
  readonly storefront: 'PUBLIC_READ' | 'NONE';
  readonly fields: readonly MetaobjectFieldDefinition[];
}

/** One field of a metaobject's definition. */
export interface MetaobjectFieldDefinition {
  readonly key: string;
  readonly type: string;
  /** Shown in the admin. */
  readonly name: string;
  /** Type of the metaobjects that it refers to; defined before this one. */
  readonly refersTo?: string;
  /** The only values that it may have. */
  readonly choices?: readonly string[];
  /** Shown in the admin, at the field. */
  readonly description?: string;
}

/** Ends of the scale of every `rating`; Shopify refuses a definition without both. */
export const RATING_SCALE = {scale_min: '1.0', scale_max: '5.0'} as const;

/** Without a choice a page is shown in the visitor's. */
const COLOR_MODES = ['light', 'dark'];

const PAYERS = ['buyer', 'shop'];

/** Says at which places of a section a field is shown. */
const shownAt = (field: SectionField) => {
  const places = SECTION_PLACES.filter(([, shown]) => shown.includes(field));
  return `Shown at: ${places.map(([name]) => name).join(', ')}.`;
};

const COUNTRIES =
  'Two letters each, such as DE and AT; without one the entry is for all other countries.';

const TAXES = ['included', 'excluded', 'not_included', 'exempt'];

/** Every type of metaobject that the storefront reads. */
export const METAOBJECT_DEFINITIONS: readonly MetaobjectDefinition[] = [
  metaobject('color', 'Colour', [
    ['label', 'single_line_text_field', 'Name'],
    ['color', 'color', 'Colour'],
  ]),
  metaobject('review', 'Review', [
    ['rating', 'rating', 'Stars'],
    ['body', 'multi_line_text_field', 'Text'],
    ['author_display_name', 'single_line_text_field', 'Name'],
    ['author_place', 'single_line_text_field', 'Place'],
    ['submitted_at', 'date_time', 'Written on'],
    ['verified', 'boolean', 'A purchase was verified'],
    ['picture', 'file_reference', 'Photograph'],
  ]),
  metaobject('press_quote', 'Line from the press', [
    ['text', 'multi_line_text_field', 'Text'],
    ['source', 'single_line_text_field', 'Who wrote it'],
    ['link', 'url', 'Link'],
  ]),
  metaobject('storefront_tab', 'Text of a product', [
    ['title', 'single_line_text_field', 'Title'],
    ['text', 'rich_text_field', 'Text'],
  ]),
  metaobject('storefront_announcement', 'Announcement', [
    ['text', 'single_line_text_field', 'Text'],
    ['link', 'url', 'Link'],
    ['from', 'date_time', 'From'],
    ['until', 'date_time', 'Until'],
    [
      'language',
      'single_line_text_field',
      'Language',
      {choices: STOREFRONT_LANGUAGES},
    ],
    ['preview_only', 'boolean', 'In the preview only'],
  ]),
  metaobject('storefront_section', 'Section', [
    [
      'slot',
      'single_line_text_field',
      'Place on the page',
      {choices: SECTION_PLACES.map(([name]) => name)},
    ],
    ['title', 'single_line_text_field', 'Title'],
    ['lead', 'multi_line_text_field', 'Lead', {description: shownAt('lead')}],
    ['body', 'rich_text_field', 'Text', {description: shownAt('body')}],
    [
      'facts',
      'multi_line_text_field',
      'Facts, one per line',
      {description: shownAt('facts')},
    ],
    [
      'collection',
      'collection_reference',
      'Collection',
      {description: shownAt('collection')},
    ],
    ['picture', 'file_reference', 'Picture', {description: shownAt('picture')}],
    ['picture_dark', 'file_reference', 'Picture in the dark mode'],
    ['link', 'url', 'Link', {description: `${shownAt('link')} Needs words.`}],
    ['link_text', 'single_line_text_field', 'Words of the link'],
    [
      'language',
      'single_line_text_field',
      'Language',
      {choices: STOREFRONT_LANGUAGES},
    ],
    ['preview_only', 'boolean', 'In the preview only'],
  ]),
  metaobject('storefront_page', 'Page', [
    ['title', 'single_line_text_field', 'Title'],
    ['description', 'multi_line_text_field', 'Description'],
    ['body', 'rich_text_field', 'Text'],
    [
      'sections',
      'list.metaobject_reference',
      'Sections',
      {refersTo: 'storefront_section'},
    ],
    [
      'collections',
      'list.collection_reference',
      'Collections that come first',
      {description: 'Read only in the entry collections.'},
    ],
    [
      'color_mode',
      'single_line_text_field',
      'Colour mode',
      {choices: COLOR_MODES, description: 'Read at: home, pages of your own.'},
    ],
    [
      'language',
      'single_line_text_field',
      'Language',
      {choices: STOREFRONT_LANGUAGES},
    ],
    ['preview_only', 'boolean', 'In the preview only'],
  ]),
  metaobject('storefront_guarantee_notice', 'Notice of the legal guarantee', [
    ['picture', 'file_reference', 'The official picture'],
    ['title', 'single_line_text_field', 'Title'],
    ['text', 'rich_text_field', 'What the picture says'],
    [
      'language',
      'single_line_text_field',
      'Language',
      {choices: STOREFRONT_LANGUAGES},
    ],
    ['preview_only', 'boolean', 'In the preview only'],
  ]),
  metaobject('storefront_market', 'Market', [
    [
      'countries',
      'list.single_line_text_field',
      'Countries',
      {description: COUNTRIES},
    ],
    [
      'currency',
      'single_line_text_field',
      'Currency of the amounts',
      {description: 'Three letters, such as EUR.'},
    ],
    ['shipping_price', 'number_decimal', 'Standard shipping costs'],
    ['free_from', 'number_decimal', 'Free from an order value of'],
    ['transit_least', 'number_integer', 'Fewest working days on the way'],
    ['transit_most', 'number_integer', 'Most working days on the way'],
    ['handling_days', 'number_integer', 'Working days before it is sent'],
    ['return_days', 'number_integer', 'Days to return'],
    [
      'returns_paid_by',
      'single_line_text_field',
      'Who pays returns',
      {choices: PAYERS},
    ],
    [
      'tax',
      'single_line_text_field',
      'Tax in prices',
      {
        choices: TAXES,
        description:
          'excluded: the checkout adds it. not_included: the carrier may collect it. exempt: a small business. Without a choice pages speak of tax only in your own country and, for a shop there, in the EU.',
      },
    ],
  ]),
];

function metaobject(
  type: string,
  name: string,
  fields: readonly (readonly [
    key: string,
    type: string,
    name: string,
    more?: Pick<
      MetaobjectFieldDefinition,
      'refersTo' | 'choices' | 'description'
    >,
  ])[],
): MetaobjectDefinition {
  return {
    type,
    name,
    storefront: 'PUBLIC_READ',
    fields: fields.map(([key, kind, label, more]) => ({
      key,
      type: kind,
      name: label,
      ...more,
    })),
  };
}

/**
 * Every metafield that the storefront reads or writes. A store needs these definitions;
 * the local shop hides metafields without one, as Shopify does.
 */
export const METAFIELD_DEFINITIONS: readonly MetafieldDefinition[] = [
  ...(['PRODUCT', 'COLLECTION', 'PAGE', 'BLOG', 'ARTICLE'] as const).map(
    (owner) => ({
      ...product('hidden', 'number_integer', 'Hidden from search engines (1)'),
      ...{owner, namespace: 'seo'},
    }),
  ),
  {
    ...product(
      'pictures',
      'list.file_reference',
      'Pictures for other regions and for dark mode',
    ),
    owner: 'COLLECTION',
  },
  product('pictures', 'list.file_reference', 'Pictures for other regions'),
  product('badges', 'list.single_line_text_field', 'Badges, three at most'),
  product('size_guide', 'page_reference', 'Size guide, a page'),
  {
    ...product('tabs', 'list.metaobject_reference', 'Further texts'),
    refersTo: 'storefront_tab',
  },
  product('details', 'multi_line_text_field', 'Facts, one per line'),
  product('shipping', 'multi_line_text_field', 'How it travels'),
  product('handling_days', 'number_integer', 'Working days before it is sent'),
  {
    ...product(
      'filter_color',
      'list.metaobject_reference',
      'Colours in filters',
    ),
    refersTo: 'color',
  },
  product('matching_colors', 'list.product_reference', 'Goes with it'),
  product('add_ons', 'list.product_reference', 'Can be bought with it'),
  product('in_the_box', 'list.product_reference', 'In the box'),
  product(
    'box_contents',
    'multi_line_text_field',
    'In the box, too: what is no product, one per line',
  ),
  product('box_picture', 'file_reference', 'Picture of the box'),
  product('data_sheet', 'multi_line_text_field', 'Data sheet, one per line'),
  {
    ...product(
      'data_sheet',
      'multi_line_text_field',
      'Data of this variant, one per line',
    ),
    owner: 'PRODUCTVARIANT',
  },
  product('manual', 'file_reference', 'Manual (PDF)'),
  product('connected_device', 'boolean', 'Connected device'),
  product('updates_until', 'date', 'Software updates until'),
  product('spare_parts', 'list.product_reference', 'Spare parts'),
  product('repair', 'multi_line_text_field', 'How it is repaired'),
  product('device_data', 'multi_line_text_field', 'Data that it sends'),
  product('asks_airfield', 'boolean', 'Made for an airfield'),
  product('manufacturer', 'multi_line_text_field', 'Manufacturer, addresses'),
  product(
    'responsible_person',
    'multi_line_text_field',
    'Responsible person in the EU',
  ),
  product('safety', 'multi_line_text_field', 'Warnings and safety'),
  product('weee_number', 'single_line_text_field', 'WEEE number'),
  product('batteries', 'multi_line_text_field', 'Batteries and disposal'),
  product(
    'durability_label',
    'file_reference',
    'Durability: the GARAN label of the EU',
  ),
  product(
    'durability_text',
    'multi_line_text_field',
    'Durability: what the label says',
  ),
  product('energy_label', 'file_reference', 'Energy label'),
  product(
    'energy_text',
    'multi_line_text_field',
    'Energy: class and data sheet',
  ),
  {
    ...product('lowest_price', 'money', 'Lowest price of the last 30 days'),
    owner: 'PRODUCTVARIANT',
  },
  product('promises', 'multi_line_text_field', 'Made where'),
  product(
    'limited_warranty',
    'single_line_text_field',
    'Limited warranty (United States)',
  ),
  {
    ...product('reviews', 'list.metaobject_reference', 'Reviews, 250 at most'),
    refersTo: 'review',
  },
  product(
    'rating_distribution',
    'single_line_text_field',
    'Ratings by stars: 180, 24, 6, 3, 1',
  ),
  {
    ...product('press', 'metaobject_reference', 'Line from the press'),
    refersTo: 'press_quote',
  },
  {...product('rating', 'rating', 'Rating'), namespace: 'reviews'},
  {
    ...product('rating_count', 'number_integer', 'Number of ratings'),
    namespace: 'reviews',
  },
  customers('wishlist', 'list.product_reference', 'Wishlist'),
  customers('back_in_stock', 'list.variant_reference', 'Back in stock'),
  {
    owner: 'ORDER',
    namespace: 'custom',
    key: 'invoice',
    type: 'file_reference',
    name: 'Invoice',
    storefront: 'PUBLIC_READ',
    customerAccount: 'READ',
  },
];

function product(key: string, type: string, name: string): MetafieldDefinition {
  return {
    owner: 'PRODUCT',
    namespace: 'custom',
    key,
    type,
    name,
    storefront: 'PUBLIC_READ',
    customerAccount: 'NONE',
  };
}

function customers(
  key: string,
  type: string,
  name: string,
): MetafieldDefinition {
  return {
    owner: 'CUSTOMER',
    namespace: 'custom',
    key,
    type,
    name,
    storefront: 'PUBLIC_READ',
    customerAccount: 'READ_WRITE',
  };
}
