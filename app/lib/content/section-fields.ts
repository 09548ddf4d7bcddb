const HEADING = {title: 'title', lead: 'lead'} as const;

/**
 * Our texts of each section that the merchant can replace, each with the field that replaces it.
 */
export const SECTION_FIELDS = {
  hero: {headline: 'title', lead: 'lead'},
  room: {title: 'title'},
  colors: HEADING,
  moments: HEADING,
  setup: HEADING,
  box: {title: 'title'},
  night: {title: 'title'},
  day: {title: 'title'},
  detail: {title: 'title'},
  sizes: HEADING,
  products: {title: 'title'},
  questions: {title: 'title'},
  closing: {title: 'title', text: 'lead'},
  newsletter: HEADING,
  not_found: HEADING,
} as const;

export type Slot = keyof typeof SECTION_FIELDS;

const PICTURES = ['picture', 'picture_dark'] as const;
const LINK = ['link', 'link_text'] as const;
const MORE = ['body', ...PICTURES, ...LINK] as const;
const ALL = ['title', 'lead', 'facts', ...MORE, 'collection'] as const;

const WITH_TEXTS = ['title', 'lead', ...MORE] as const;

export type SectionField = (typeof ALL)[number];

/** The fields of an entry that its section shows; it ignores the others. */
export const SHOWN_FIELDS: Readonly<Record<Slot, readonly SectionField[]>> = {
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
};

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

/** The place of a section's entry: what its field `slot` says, or else its name. */
export function sectionSlot(slot: string | null, name: string): string {
  return slot ?? name.replace(/^home-/, '');
}

/** Fields that are filled although no page shows them; `null` for an unknown place. */
export function ignoredFields(
  slot: string,
  filled: readonly string[],
): SectionField[] | null {
  const shown = Object.entries<readonly SectionField[]>({
    ...SHOWN_FIELDS,
    ...PAGE_SECTION_FIELDS,
  }).find(([name]) => name === slot);
  return (
    (shown &&
      ALL.filter((key) => filled.includes(key) && !shown[1].includes(key))) ??
    null
  );
}
