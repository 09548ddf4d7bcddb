import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {decideConsent} from '~/lib/consent/decide.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {jsonError} from '~/lib/http/json-error.server';

export function loader() {
  return jsonError(405, 'A decision is sent by POST.', {Allow: 'POST'});
}

/** The consent form without JavaScript; also deletes httpOnly cookies. */
export function action({request, context}: ActionFunctionArgs) {
  return decideConsent(request, cookieScope(context.env));
}
