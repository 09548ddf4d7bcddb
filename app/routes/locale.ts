import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {isSecure} from '~/lib/context.server';
import {LOCALES, isLocaleCode} from '~/lib/i18n/locale';
import {localeCookie} from '~/lib/i18n/locale-cookie';
import {pathInLocale} from '~/lib/i18n/path-in-locale';
import {jsonError} from '~/lib/json-error.server';
import {sameOriginPath} from '~/lib/same-origin-path';

export function loader() {
  return jsonError(405, 'A language is chosen by POST.', {Allow: 'POST'});
}

/** The language selector without JavaScript: remembers the choice, leads back. */
export async function action({request, context}: ActionFunctionArgs) {
  // A body that is no form names no language.
  const form = await request.formData().catch(() => null);
  const code = form?.get('locale');
  if (!isLocaleCode(code)) return jsonError(400, 'Unknown locale.');
  const path = sameOriginPath(form?.get('path')) ?? '/';
  return redirect(pathInLocale(path, LOCALES[code]), {
    status: 303,
    headers: {
      'Set-Cookie': localeCookie(code, {secure: isSecure(context.env)}),
    },
  });
}
