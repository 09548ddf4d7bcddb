import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {redirectReplacing} from '~/lib/account/account-action.server';
import {localizedPath} from '~/lib/i18n/locale';
import {PRIVATE} from '~/lib/http/private-headers.server';

/** Signing out changes something: a link, or another site, cannot do it. */
export function loader() {
  return new Response(null, {
    status: 405,
    headers: {...PRIVATE, Allow: 'POST'},
  });
}

export async function action({context}: ActionFunctionArgs) {
  const {locale, session} = context;
  const result = await context.accounts.signOut(context);
  const isSignedOut = !(result instanceof Error);
  // Only the browser can end the provider's own session, which leads back home.
  if (result instanceof URL) {
    return redirect(result.href, {status: 303, headers: PRIVATE});
  }
  if (isSignedOut) session.flash('accountNotice', 'loggedOut');
  else session.flash('logoutFailed', true);
  const path = isSignedOut ? '/auth/login' : '/account';
  const answer = redirectReplacing(localizedPath(path, locale));
  // The scripts that the document came with would keep the customer's data.
  if (isSignedOut) answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
}
