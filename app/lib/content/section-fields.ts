const HEADING = {title: 'title', lead: 'lead'} as const;

/** Our texts of each section that the merchant's may replace, with the field that does. */
export const SECTION_FIELDS = {
  hero: {headline: 'title', lead: 'lead'},
  colors: HEADING,
  moments: HEADING,
  setup: HEADING,
  box: {title: 'title'},
  sizes: HEADING,
  questions: {title: 'title'},
  closing: {title: 'title', text: 'lead'},
} as const;
