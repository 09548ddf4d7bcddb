/** What Remix's router reads as the result `null` of an action (`turbo-stream`). */
const NO_RESULT = '[{"_1":-5},"data"]\n';

/**
 * Leaves a page as it is when a form of its router could not be sent, or a proxy responds in place
 * of the server: Remix would show its error page, and what was typed would be lost. Calls `onUnsent`,
 * which tells the visitor. After the status nothing is loaded again.
 */
export function keepUnsentForms(onUnsent: () => void): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isRoutersForm(input, init)) return send(input, init);
    const response = await send(input, init).catch((error: unknown) => {
      // Another navigation has taken its place.
      if (init?.signal?.aborted) throw error;
      return null;
    });
    if (response?.headers.has('X-Remix-Response')) return response;
    onUnsent();
    return new Response(NO_RESULT, {status: 503});
  };
}

/** Remix gives the URL as an object. */
function isRoutersForm(input: RequestInfo | URL, init?: RequestInit): boolean {
  return (
    input instanceof URL &&
    input.pathname.endsWith('.data') &&
    init?.method === 'POST'
  );
}
