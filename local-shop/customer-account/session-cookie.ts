import type {IncomingMessage, ServerResponse} from 'node:http';

/** A name that the storefront does not use: all ports of a host share their cookies. */
const NAME = 'local_shop_account';

/** Not `Secure`, since the local shop has no certificate. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

const YEAR_S = 365 * 24 * 60 * 60;

/** Value of the cookie of Shopify's own session; empty without the cookie. */
export function readSessionCookie({headers}: IncomingMessage): string {
  const pair = (headers.cookie ?? '')
    .split(/;\s*/)
    .find((text) => text.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1) ?? '';
}

/** Sets the cookie; an empty value deletes it. */
export function setSessionCookie(
  response: ServerResponse,
  value: string | null,
): void {
  response.appendHeader(
    'Set-Cookie',
    `${NAME}=${value ?? ''}; ${ATTRIBUTES}; Max-Age=${value === null ? 0 : YEAR_S}`,
  );
}
