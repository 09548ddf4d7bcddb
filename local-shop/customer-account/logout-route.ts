import {accountSessionOf, endAccountSession} from '../data/oauth-store';
import {redirect, type Exchange} from '../http';
import {sendAccountNote} from '../pages/sign-in-page';
import {logoutUrls} from './addresses';
import {localeOfQuery} from './authorization-request';
import {sessionOfIdToken} from './id-token';
import {readSessionCookie, setSessionCookie} from './session-cookie';

/**
 * `GET …/logout`: ends the session that the id_token names, the browser's own, and every
 * token of both, then leads to a registered address or says that it is done. Nothing
 * happens without an id_token of this shop, so that no other page can sign anybody out.
 */
export async function signOut(exchange: Exchange): Promise<void> {
  const {request, response, shop, url} = exchange;
  const locale = localeOfQuery(url.searchParams);
  const sid = await sessionOfIdToken(
    shop,
    url.searchParams.get('id_token_hint') ?? '',
  );
  if (sid === null) return sendAccountNote(exchange, 400, locale, 'badSignOut');
  const own = accountSessionOf(shop, readSessionCookie(request));
  for (const id of [sid, own?.id]) if (id) endAccountSession(shop, id);
  setSessionCookie(response, null);
  const target = url.searchParams.get('post_logout_redirect_uri') ?? '';
  if (logoutUrls(shop).includes(target)) {
    return redirect(response, target, 302);
  }
  sendAccountNote(exchange, 200, locale, 'signedOut');
}
