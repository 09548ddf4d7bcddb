import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadSuggestions} from '~/lib/catalogue/load-suggestions.server';
import {readTerm} from '~/lib/catalogue/search-term';
import {jsonError} from '~/lib/json-error.server';
import {invalidPage} from '~/lib/not-found';

/** Suggestions of the search menu as JSON, in the language of the path. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {pathname, searchParams} = new URL(request.url);
  // The layout's guard does not run for a request of its own.
  if (params.locale !== undefined && params.locale !== 'en') {
    throw invalidPage(pathname);
  }
  try {
    const suggestions = await loadSuggestions(context, readTerm(searchParams));
    return Response.json(suggestions, {
      // Prices depend on the visitor's country.
      headers: {'Cache-Control': 'private, max-age=60'},
    });
  } catch {
    // The transport has logged why.
    return jsonError(503, 'Suggestions are not available.');
  }
}
