import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isLocaleCode} from '~/lib/i18n/locale';
import {jsonError} from '~/lib/http/json-error.server';
import de from '~/locales/de.json?raw';
import en from '~/locales/en.json?raw';

const CATALOGUES = {de, en};

/** The message catalogue of a language as it is written, for 24 hours. */
export function loader({params}: LoaderFunctionArgs) {
  if (!isLocaleCode(params.locale)) return jsonError(404, 'Unknown locale.');
  return new Response(CATALOGUES[params.locale], {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
