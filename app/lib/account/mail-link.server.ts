import {invalidPage} from '~/lib/http/not-found';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * Headers of a page whose address holds a secret: nobody stores it, and no link
 * or picture tells its address.
 */
export const SECRET_PAGE = {...PRIVATE, 'Referrer-Policy': 'no-referrer'};

/**
 * Customer's number and token of a mail's link.
 * @throws the 404 when they cannot be ones of the provider's.
 */
export function mailLink(
  {id = '', token = ''}: {readonly id?: string; readonly token?: string},
  request: Request,
): {readonly id: string; readonly token: string} {
  if (!/^\d{1,15}$/.test(id) || !/^[\w-]{1,128}$/.test(token)) {
    throw invalidPage(new URL(request.url).pathname);
  }
  return {id, token};
}
