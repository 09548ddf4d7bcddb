const PICTURES = ['picture', 'picture_dark'] as const;
const LINK = ['link', 'link_text'] as const;
const MORE = ['body', ...PICTURES, ...LINK] as const;
/** The fields of a section's entry. */
export const ALL_SECTION_FIELDS = [
  'title',
  'lead',
  'facts',
  ...MORE,
  'collection',
] as const;

const WITH_TEXTS = ['title', 'lead', ...MORE] as const;

export type SectionField = (typeof ALL_SECTION_FIELDS)[number];

const OWN_SECTIONS = {
  hero: ['title', 'lead', 'facts', ...PICTURES],
  room: ['title', ...PICTURES],
  colors: WITH_TEXTS,
  moments: WITH_TEXTS,
  setup: WITH_TEXTS,
  box: ['title'],
  night: ['title', ...PICTURES],
  day: ['title', ...PICTURES],
  detail: ['title', ...PICTURES],
  sizes: WITH_TEXTS,
  products: ['title', ...MORE],
  questions: ['title', ...MORE],
  closing: ['title', 'lead', ...LINK],
  newsletter: ['title', 'lead'],
  not_found: ['title', 'lead', ...LINK],
} as const satisfies Readonly<Record<string, readonly SectionField[]>>;

/** A section of the storefront's own pages. */
export type SectionSlot = keyof typeof OWN_SECTIONS;

/** The fields of an entry that its section shows; it ignores the others. */
export const SHOWN_FIELDS: Readonly<
  Record<SectionSlot, readonly SectionField[]>
> = OWN_SECTIONS;

/**
 * Sections of the merchant's own pages, any number of each in any order, with the fields that they
 * show.
 */
export const PAGE_SECTION_FIELDS = {
  band: ['title', ...PICTURES],
  text: ['title', 'lead', ...MORE],
  collection: ['title', 'lead', 'collection', ...LINK],
  faq: ['title', 'body'],
  button: ['title', 'lead', ...LINK],
} as const satisfies Readonly<Record<string, readonly SectionField[]>>;

/** All places of a section, with the fields that they show. */
export const SECTION_PLACES: readonly (readonly [
  name: string,
  shown: readonly SectionField[],
])[] = Object.entries({...SHOWN_FIELDS, ...PAGE_SECTION_FIELDS});
