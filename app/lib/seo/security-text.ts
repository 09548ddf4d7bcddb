import {LOCALES} from '~/lib/i18n/locale';

/** RFC 9116 recommends less than a year; a day is enough for a crawler that cached the file. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116): the merchant's mail, else the contact form. */
export function securityText(
  {
    SHOP_EMAIL,
    PUBLIC_SITE_URL,
  }: {readonly SHOP_EMAIL: string; readonly PUBLIC_SITE_URL: string},
  now: Date,
): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${SHOP_EMAIL ? `mailto:${SHOP_EMAIL}` : `${PUBLIC_SITE_URL}/contact`}
Expires: ${expires.toISOString()}
Preferred-Languages: ${Object.keys(LOCALES).join(', ')}
Canonical: ${PUBLIC_SITE_URL}/.well-known/security.txt
`;
}
