import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {redirectReplacing} from '~/lib/account/account-action.server';
import {localizedPath} from '~/lib/i18n/locale';

/** Only POST: neither a link nor another site can sign out a customer. */
export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

export async function action({context}: ActionFunctionArgs) {
  const {locale, session} = context;
  const result = await context.accounts.signOut(context);
  // Only the browser can end Shopify's session.
  if (result instanceof URL) return redirect(result.href, 303);
  if (result instanceof Error) {
    session.flash('logoutFailed', true);
    return redirectReplacing(localizedPath('/account', locale));
  }
  session.flash('accountNotice', 'loggedOut');
  const response = redirectReplacing(localizedPath('/auth/login', locale));
  // The current document still contains the customer's data.
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
