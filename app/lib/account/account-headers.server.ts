import {isSecretAddress} from '~/lib/http/secret-address';
import {withoutLocale} from '../i18n/locale';
import {PRIVATE} from '~/lib/http/private-headers.server';

const ACCOUNT_AREA = /^\/(?:account|auth)(?:\/|$)/;

/**
 * Sees to it that no answer of the account's area is stored, error pages included,
 * and that none whose address holds a secret tells it to others. A header that the page
 * has set itself stays.
 */
export function setAccountHeaders(request: Request, headers: Headers): void {
  const {pathname} = new URL(request.url);
  if (ACCOUNT_AREA.test(withoutLocale(pathname))) {
    setDefault(headers, 'Cache-Control', PRIVATE['Cache-Control']);
  }
  if (isSecretAddress(request.url)) {
    setDefault(headers, 'Referrer-Policy', 'no-referrer');
  }
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
