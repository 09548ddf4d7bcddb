import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadSuggestions} from '~/lib/catalogue/load-search.server';
import {readTerm} from '~/lib/catalogue/list-url';
import {jsonError} from '~/lib/http/json-error.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  try {
    const suggestions = await loadSuggestions(context, readTerm(searchParams));
    return Response.json(suggestions, {
      // Prices depend on the visitor's country.
      headers: {'Cache-Control': 'private, max-age=60'},
    });
  } catch {
    // The transport has logged the error.
    return jsonError(503, 'Suggestions are not available.');
  }
}
