import {RemixServer} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {DocumentProvider} from '~/components/ui/server-document';
import {challengeOf} from '~/lib/http/challenge';
import {prefersMarkdown} from '~/lib/http/accept-header';
import {logError} from '~/lib/http/log-error.server';
import {documentStyles} from '~/lib/server/document-styles.server';
import {
  contentSecurityPolicy,
  createNonce,
  replaceNonceByHashes,
} from '~/lib/server/security-headers.server';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const {env, report, structuredData, markdown} = context;
  // Tells our own scripts from those that a text may have brought in.
  const nonce = context.nonce ?? createNonce();
  if (status >= 400 && isbot(request.headers.get('User-Agent'))) {
    const errors = remixContext.staticHandlerContext.errors ?? {};
    const [error] = Object.values<unknown>(errors);
    // Errors with a status of 500 or more are logged already.
    if (error && status < 500) logError('page failed', error, report);
    return errorForBot(status, headers);
  }

  if (markdown.write) {
    headers.append('Vary', 'Accept');
    if (prefersMarkdown(request.headers)) {
      headers.set('Content-Type', 'text/markdown; charset=utf-8');
      return new Response(markdown.write(), {headers, status});
    }
  }

  const styles = await documentStyles();
  let finalStatus = status;
  const body = await renderToReadableStream(
    <DocumentProvider
      value={{
        nonce,
        requestId: report.requestId,
        structuredData,
        styles: styles?.text ?? null,
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        logError('page was not rendered', error, report);
        finalStatus = 500;
      },
    },
  );
  // Loaders defer nothing, so the document is whole at once. Passing on React's pieces of 512 bytes
  // would take the worker longer, and a rendering error could not change the status any more.
  await body.allReady;
  const page = await new Response(body).text();
  const {html, sources} = context.nonce
    ? {html: page, sources: [`'nonce-${nonce}'`]}
    : await replaceNonceByHashes(page, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const {errors} = remixContext.staticHandlerContext;
  const options = {
    isDevelopment: process.env.NODE_ENV === 'development',
    inlineStyles: styles ? [styles.source] : [],
    isChallenged: Object.values(errors ?? {}).some(challengeOf),
  };
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(env, sources, options),
  );
  return new Response(html, {headers, status: finalStatus});
}

/** Logs unexpected errors of loaders and actions. */
export function handleError(
  error: unknown,
  {request, context}: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // The visitor navigated away.
  if (request.signal.aborted) return;
  logError('page failed', error, context.report);
}

/** Crawlers and link previews get only the status. */
function errorForBot(status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${status}\n`, {headers, status});
}
