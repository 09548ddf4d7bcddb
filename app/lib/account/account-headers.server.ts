import {PRIVATE} from '~/lib/http/private-headers.server';
import {isSecretAddress} from '~/lib/http/secret-address';
import {withoutLocale} from '~/lib/i18n/locale';

const ACCOUNT_AREA = /^\/(?:account|auth)(?:\/|$)/;

/** Makes account responses private, and keeps secret URLs out of the `Referer` header. */
export function setAccountHeaders(request: Request, headers: Headers): void {
  const {pathname} = new URL(request.url);
  if (
    ACCOUNT_AREA.test(withoutLocale(pathname)) &&
    !headers.has('Cache-Control')
  ) {
    headers.set('Cache-Control', PRIVATE['Cache-Control']);
  }
  if (isSecretAddress(request.url) && !headers.has('Referrer-Policy')) {
    headers.set('Referrer-Policy', 'no-referrer');
  }
}
