/** Calling code for numbers without one: the shop's country. */
const SHOP_CALLING_CODE = '49';

/**
 * A phone number in E.164 (`+4930123456`), or `null` when it cannot be one. Spaces and
 * the usual punctuation are dropped, `00` counts as `+`, and a national number (`030 …`)
 * belongs to the shop's country, as at Shopify.
 */
export function toE164(text: string): string | null {
  const compact = text.replace(/[\s()./\-–]/g, '');
  const [, prefix, digits = ''] = /^(\+|00?)(.*)$/s.exec(compact) ?? [];
  if (prefix === undefined) return null;
  const international = prefix === '0' ? SHOP_CALLING_CODE + digits : digits;
  // E.164: at most 15 digits, calling codes do not start with 0.
  return /^[1-9]\d{6,14}$/.test(international) ? `+${international}` : null;
}
