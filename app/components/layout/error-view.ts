import {isRouteErrorResponse} from '@remix-run/react';

/** What the error page tells about an error. */
interface ErrorView {
  readonly status: number;
  /** Reason phrase as the server sent it. */
  readonly statusMessage: string;
  /** The error's own sentence, when it says more than the reason phrase. */
  readonly message: string | null;
  /** Of a 404, to be named in the page's language instead of `message`. */
  readonly missingPath?: string;
  /** Under which the log has the cause, when the error says so. */
  readonly requestId: string | null;
}

/** Text of `notFound` and `invalidPage`. */
const NOT_FOUND = /^Page not found: (.*)$/is;

/**
 * Reads a caught error for the error page. Responses that were thrown on purpose show
 * their text; the text of anything else stays in the log.
 */
export function errorView(error: unknown): ErrorView {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      statusMessage: 'Internal Server Error',
      message: null,
      requestId: null,
    };
  }
  const {status, statusText} = error;
  // What Remix refuses by itself, as a POST to a page without an action, it explains
  // to developers: with the names of routes and functions.
  const isRemixs = Reflect.get(error, 'internal') === true;
  const body: unknown = isRemixs ? null : error.data;
  const said = typeof body === 'string' ? body : textOf(body, 'message');
  const message = said?.trim() ?? '';
  const missingPath = status === 404 && NOT_FOUND.exec(message)?.[1];
  return {
    status,
    statusMessage: statusText,
    message: message === '' || message === statusText ? null : message,
    ...(missingPath && {missingPath}),
    requestId: textOf(body, 'requestId'),
  };
}

/** A text of `pageFailure`'s body. */
function textOf(body: unknown, key: 'message' | 'requestId'): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : null;
}
