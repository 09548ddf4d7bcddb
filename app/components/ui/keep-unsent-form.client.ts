import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import {localeOfPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {showToast} from './toasts';

/**
 * The `clientAction` of a page with a form. When the connection breaks, a proxy responds in place of
 * the server, or the action fails with an error that it did not foresee, Remix would show the error
 * page, and what was typed would be lost. In place of that the page stays, a toast says so, and the
 * action's result is `null`. Responses that the action throws, such as redirects, stay as they are.
 */
export async function keepUnsentForm({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    // Another navigation has taken its place.
    if (request.signal.aborted) throw error;
    const {code} = localeOfPath(window.location.pathname);
    showToast({title: translatorFor(code)('offline.unsent'), tone: 'danger'});
    // With this status the router does not call the loaders, which would fail as well.
    return Response.json(null, {status: 503});
  }
}
