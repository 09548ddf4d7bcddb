import {
  ALL_SECTION_FIELDS,
  type PAGE_SECTION_FIELDS,
  SECTION_PLACES,
  type SectionField,
  type SectionSlot,
} from '@metarmap/store/sections';

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
} as const satisfies Readonly<
  Record<SectionSlot, Readonly<Record<string, SectionField>>>
>;

/** The place of a section's entry: what its field `slot` says, or else its name. */
export function sectionSlot(slot: string | null, name: string): string {
  return slot ?? name.replace(/^home-/, '');
}

/** Fields that are filled although no page shows them; `null` for an unknown place. */
export function ignoredFields(
  slot: string,
  filled: readonly string[],
): SectionField[] | null {
  const shown = SECTION_PLACES.find(([name]) => name === slot)?.[1];
  return shown
    ? ALL_SECTION_FIELDS.filter(
        (key) => filled.includes(key) && !shown.includes(key),
      )
    : null;
}

/** Fields that a section of a merchant's page needs to be shown: one of each row. */
const NEEDED: Readonly<
  Record<keyof typeof PAGE_SECTION_FIELDS, readonly (readonly SectionField[])[]>
> = {
  band: [['picture']],
  text: [['title', 'lead', 'body', 'picture']],
  collection: [['collection']],
  faq: [['body']],
  button: [['link'], ['link_text']],
};

/** What a section lacks to be shown, such as `title or lead`; nothing for a place of our own pages. */
export function neededFields(
  slot: string,
  filled: readonly string[],
): string[] {
  const rows = Object.hasOwn(NEEDED, slot)
    ? NEEDED[slot as keyof typeof NEEDED]
    : [];
  return rows
    .filter((row) => !row.some((key) => filled.includes(key)))
    .map((row) => row.join(' or '));
}
