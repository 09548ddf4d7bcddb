/** Maximum characters. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
} as const;

export type ContactField = keyof typeof CONTACT_LIMITS;

export const CONTACT_FIELDS = Object.keys(CONTACT_LIMITS) as ContactField[];
