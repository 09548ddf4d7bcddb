import type {CustomerErrorReason} from './customer-error';

/** Longest text of a field, as Shopify stores it. */
const MAX_LENGTH = 255;

/** A text without spaces around it; `null` for an empty one. */
export function trimmed(text: string | null | undefined): string | null {
  const value = text?.trim();
  return value ? value : null;
}

/** The problem of a free text, or `null`. */
export function textFault(text: string | null): CustomerErrorReason | null {
  if (text === null) return null;
  if (text.length > MAX_LENGTH) return 'textTooLong';
  return /<\/?[a-z!][^>]*>/i.test(text) ? 'textContainsHtml' : null;
}

/** The problem of a person's name, or `null`. It may not contain a website's address. */
export function nameFault(text: string | null): CustomerErrorReason | null {
  if (text !== null && /https?:\/\/|www\./i.test(text)) {
    return 'nameContainsUrl';
  }
  return textFault(text);
}
