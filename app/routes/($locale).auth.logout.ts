import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {redirectReplacing} from '~/lib/account/account-action.server';
import {localizedPath} from '~/lib/i18n/locale';

/** Signing out changes something: a link, or another site, cannot do it. */
export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

export async function action({context}: ActionFunctionArgs) {
  const {locale, session} = context;
  const result = await context.accounts.signOut(context);
  // Only the browser can end the provider's own session, which leads back home.
  if (result instanceof URL) return redirect(result.href, 303);
  if (result instanceof Error) {
    session.flash('logoutFailed', true);
    return redirectReplacing(localizedPath('/account', locale));
  }
  session.flash('accountNotice', 'loggedOut');
  const response = redirectReplacing(localizedPath('/auth/login', locale));
  // The scripts that the document came with would keep the customer's data.
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
