import {MAX_PAGE_REPORTS} from '~/lib/limits/limits';

/** Endpoint of browser errors; see `app/lib/server/browser-reports.server.ts`. */
export const ERRORS_PATH = '/errors';

let sent = 0;

/**
 * Reports an error to the server; not aborted requests, nor other sites' scripts (no stack). Calls
 * `onCutOff` when the server cannot be reached, which may have caused the error.
 */
export function reportPageError(error: unknown, onCutOff?: () => void): void {
  if (!(error instanceof Error) || !error.stack) return;
  if (error.name === 'AbortError' || sent >= MAX_PAGE_REPORTS) return;
  sent += 1;
  const {name, message, stack} = error;
  const report = {name, message, stack, page: window.location.href};
  fetch(ERRORS_PATH, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => onCutOff?.());
}

/** Reports errors that no React error boundary catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({error}) => reportPageError(error));
  window.addEventListener('unhandledrejection', ({reason}) =>
    reportPageError(reason),
  );
}
