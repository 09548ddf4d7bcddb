/** The version of Shopify's APIs that decides the types, the validation and the local shop. */
export const API_VERSION = '2026-04';

/** The next version. Every document has to be valid in it, too. */
export const NEXT_API_VERSION = '2026-10';
