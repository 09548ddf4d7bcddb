/** Takes errors of pages; see `app/lib/server/browser-reports.server.ts`. */
export const ERRORS_PATH = '/errors';

/** Reports of one page; what goes wrong again and again says nothing new. */
const MOST_REPORTS = 5;

let sent = 0;

/**
 * Tells the server of an error of a page's scripts: what it is, and where. The server keeps
 * nothing of the visitor. Errors without a stack are of other sites' scripts, and a
 * request that the visitor interrupted is none.
 */
export function reportPageError(error: unknown): void {
  if (!(error instanceof Error) || !error.stack) return;
  if (error.name === 'AbortError' || sent >= MOST_REPORTS) return;
  sent += 1;
  const {name, message, stack} = error;
  const report = {name, message, stack, page: window.location.href};
  fetch(ERRORS_PATH, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // Without a connection nobody learns of it.
  });
}

/** Reports what no error boundary of React catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({error}) => reportPageError(error));
  window.addEventListener('unhandledrejection', ({reason}) =>
    reportPageError(reason),
  );
}
