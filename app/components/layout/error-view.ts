import {isRouteErrorResponse} from '@remix-run/react';
import {getProperty} from '~/lib/http/get-property';

/** Message of `notFound` and `invalidPage`. */
const NOT_FOUND = /^Page not found: (.*)$/is;

/** Content of the error page; shows messages of thrown responses only. */
export function errorView(error: unknown) {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      statusMessage: 'Internal Server Error',
      message: null,
      missingPath: undefined,
      requestId: null,
    };
  }
  const {status, statusText} = error;
  // Remix's own responses are written for developers and contain route names.
  const isRemixError = getProperty(error, 'internal') === true;
  const body: unknown = isRemixError ? null : error.data;
  const said = typeof body === 'string' ? body : textOf(body, 'message');
  const message = said?.trim() ?? '';
  // The page translates the message of a 404.
  const missingPath = status === 404 ? NOT_FOUND.exec(message)?.[1] : undefined;
  return {
    status,
    statusMessage: statusText,
    /** When it adds to the reason phrase. */
    message: message === '' || message === statusText ? null : message,
    missingPath,
    requestId: textOf(body, 'requestId'),
  };
}

function textOf(body: unknown, key: 'message' | 'requestId'): string | null {
  const value = getProperty(body, key);
  return typeof value === 'string' ? value : null;
}
