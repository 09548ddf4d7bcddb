import type {CustomerErrorReason} from './customer-error';

/** Shopify's limits for passwords, in bytes of UTF-8. */
const MIN_BYTES = 5;
const MAX_BYTES = 40;

/** The problem of a new password, or `null`. The order is Shopify's: blank first. */
export function passwordFault(password: string): CustomerErrorReason | null {
  if (password.trim() === '') return 'passwordBlank';
  if (password !== password.trim()) return 'passwordWhitespace';
  const bytes = Buffer.byteLength(password, 'utf8');
  if (bytes < MIN_BYTES) return 'passwordTooShort';
  return bytes > MAX_BYTES ? 'passwordTooLong' : null;
}
