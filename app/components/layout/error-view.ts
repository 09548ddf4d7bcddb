import {isRouteErrorResponse} from '@remix-run/react';

/** What the error page tells about an error. */
export interface ErrorView {
  status: number;
  /** Reason phrase as the server sent it. */
  statusMessage: string;
  /** The error's own sentence, when it says more than the reason phrase. */
  message: string | null;
  /** Under which the log has the cause, when the error says so. */
  requestId: string | null;
}

/**
 * Reads a caught error for the error page. Responses that were thrown on purpose
 * show their text; anything else is a fault of ours, whose text stays in the log.
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
  const data: unknown = isRemixs ? null : error.data;
  const said = typeof data === 'string' ? data : textOf(data, 'message');
  const message = said?.trim() ?? '';
  return {
    status,
    statusMessage: statusText,
    message: message === '' || message === statusText ? null : message,
    requestId: textOf(data, 'requestId'),
  };
}

/** A text of `pageFailure`'s body. */
function textOf(data: unknown, key: 'message' | 'requestId'): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' ? value : null;
}

/** Text of `notFound` and `invalidPage`; its path is shown in the page's language. */
const NOT_FOUND = /^Page not found: (.*)$/is;

/** The path that a 404's message names, or `null` for any other message. */
export function missingPath({
  status,
  message,
}: Omit<ErrorView, 'requestId'>): string | null {
  return (status === 404 && NOT_FOUND.exec(message ?? '')?.[1]) || null;
}
