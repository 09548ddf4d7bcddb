import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isLocaleCode} from '~/lib/i18n/locale';
import {jsonError} from '~/lib/http/json-error.server';
import {writtenMessages} from '~/lib/i18n/written-messages.server';

/** The messages of a language, cached for 24 hours. */
export function loader({params}: LoaderFunctionArgs) {
  if (!isLocaleCode(params.locale)) return jsonError(404, 'Unknown locale.');
  return Response.json(writtenMessages(params.locale), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
