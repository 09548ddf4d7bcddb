import type {CustomerErrorReason} from './customer-error';

/** Longest text of a field, as the provider stores it. */
const MAX_LENGTH = 255;

/** A text without spaces around it; an empty one is nothing at all. */
export function trimmed(text: string | null | undefined): string | null {
  const value = text?.trim();
  return value ? value : null;
}

/** What is wrong with a free text, or `null`. */
export function textFault(text: string | null): CustomerErrorReason | null {
  if (text === null) return null;
  if (text.length > MAX_LENGTH) return 'textTooLong';
  return /<\/?[a-z!][^>]*>/i.test(text) ? 'textContainsHtml' : null;
}

/** What is wrong with a person's name, or `null`: also no address of a website. */
export function nameFault(text: string | null): CustomerErrorReason | null {
  if (text !== null && /https?:\/\/|www\./i.test(text)) {
    return 'nameContainsUrl';
  }
  return textFault(text);
}
