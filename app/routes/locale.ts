import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {sentForm} from '~/lib/forms/read-form.server';
import {
  isLocaleCode,
  localeOfPath,
  LOCALES,
  pathInLocale,
} from '~/lib/i18n/locale';
import {localeCookie, soldCountry} from '~/lib/i18n/request-market.server';
import {jsonError} from '~/lib/http/json-error.server';
import {sameOriginPath} from '~/lib/urls/same-origin-path';

export function loader() {
  return jsonError(405, 'A language is chosen by POST.', {Allow: 'POST'});
}

/** Stores the chosen language and redirects back. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const code = form.get('locale');
  if (!isLocaleCode(code)) return jsonError(400, 'Unknown locale.');
  const path = sameOriginPath(form.get('path')) ?? '/';
  const {session, cart, storefront, env, waitUntil} = context;
  if (cart.getCartId() && !session.has('country')) {
    // Another language does not change the country, so the cart's currency stays.
    const country = await soldCountry(localeOfPath(path).country, {
      storefront,
      domain: env.PUBLIC_STORE_DOMAIN,
      waitUntil,
    });
    if (country) session.set('country', country);
  }
  return redirect(pathInLocale(path, LOCALES[code]), {
    status: 303,
    headers: {'Set-Cookie': localeCookie(code, cookieScope(env))},
  });
}
