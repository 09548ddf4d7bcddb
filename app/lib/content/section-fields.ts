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
} as const;

export type Slot = keyof typeof SECTION_FIELDS;

const PICTURES = ['picture', 'picture_dark'] as const;
const LINK = ['link', 'link_text'] as const;
const MORE = ['body', ...PICTURES, ...LINK] as const;
const ALL = ['title', 'lead', ...MORE] as const;

export type SectionField = (typeof ALL)[number];

/** The fields of an entry that its section shows; it ignores the others. */
export const SHOWN_FIELDS: Readonly<Record<Slot, readonly SectionField[]>> = {
  hero: ['title', 'lead', ...PICTURES],
  room: ['title', ...PICTURES],
  colors: ALL,
  moments: ALL,
  setup: ALL,
  box: ['title'],
  night: ['title', ...PICTURES],
  day: ['title', ...PICTURES],
  detail: ['title', ...PICTURES],
  sizes: ALL,
  products: ['title', ...MORE],
  questions: ['title', ...MORE],
  closing: ['title', 'lead', ...LINK],
};

/** The place of a section's entry: what its field `slot` says, or else its name. */
export function sectionSlot(slot: string | null, name: string): string {
  return slot ?? name.replace(/^home-/, '');
}

/** Fields that are filled although no page shows them; `null` for an unknown place. */
export function ignoredFields(
  slot: string,
  filled: readonly string[],
): SectionField[] | null {
  const shown = Object.entries(SHOWN_FIELDS).find(([name]) => name === slot);
  return (
    (shown &&
      ALL.filter((key) => filled.includes(key) && !shown[1].includes(key))) ??
    null
  );
}
