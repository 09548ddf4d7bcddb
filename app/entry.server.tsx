import {RemixServer} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import MESSAGE_URLS from 'virtual:message-urls';
import type {ReactElement} from 'react';
import {renderToReadableStream, renderToString} from 'react-dom/server';
import {DocumentProvider} from '~/components/ui/server-document';
import {challengeOf} from '~/lib/forms/challenge';
import {recordFormatted, type FormattedTexts} from '~/lib/i18n/formatter';
import {prefersMarkdown} from '~/lib/http/accept-header';
import {encodeDocument} from '~/lib/server/encode-document.server';
import {
  contentSecurityPolicy,
  createNonce,
  replaceNonceByHashes,
  sha256Source,
} from '~/lib/server/security-headers.server';
import {
  errorFields,
  isClientError,
  log,
  logBotError,
} from '~/lib/logging/log.server';
import {scriptJson, structuredDataText} from '~/lib/seo/structured-data';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const {env, requestLog, structuredData, markdown} = context;
  // Tells our own scripts from those that a text may have brought in.
  const nonce = context.nonce ?? createNonce();
  if (status >= 400 && isbot(request.headers.get('User-Agent'))) {
    const errors = remixContext.staticHandlerContext.errors ?? {};
    const [error] = Object.values<unknown>(errors);
    // Errors with a status of 500 or more are logged already.
    if (error && status < 500) logBotError(context, error, request.url);
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
  const messages = MESSAGE_URLS[context.locale.code];
  const data = await new Response(remixContext.serverHandoffStream).text();
  const formattedTexts: FormattedTexts = {};
  const {html: page, hasFailed} = await renderDocument(
    () => (
      <DocumentProvider
        value={{
          nonce,
          requestId: requestLog.requestId,
          email: env.SHOP_EMAIL,
          structuredData: structuredDataText(structuredData),
          // Read when the page has formatted all of its texts.
          get formattedTexts() {
            return scriptJson(formattedTexts);
          },
          styles: styles && stylesPlace(nonce),
          modules: messages ? [messages] : [],
          framework: remixContext.manifest.entry.imports.find((url) =>
            url.includes('/framework-'),
          ),
        }}
      >
        <RemixServer
          context={forOnePage(remixContext, data)}
          url={request.url}
          nonce={nonce}
        />
      </DocumentProvider>
    ),
    (error) =>
      log({requestLog}, 'error', 'page was not rendered', errorFields(error)),
    formattedTexts,
  );
  const {parts, sources} = context.nonce
    ? {parts: [page], sources: [`'nonce-${nonce}'`]}
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
  const body = encodeDocument(
    parts,
    styles && {place: stylesPlace(nonce), bytes: styles.bytes},
  );
  return new Response(body, {headers, status: hasFailed ? 500 : status});
}

/**
 * Remix's context with only the matched routes, because Remix would prepare all routes for each page.
 * The page's data is a stream of one ready text, so that rendering waits for nothing. Rendering locks
 * the stream, so each rendering needs a context of its own.
 */
function forOnePage(context: EntryContext, data: string): EntryContext {
  const {manifest, staticHandlerContext} = context;
  const routes: EntryContext['manifest']['routes'] = {};
  for (const {route} of staticHandlerContext.matches) {
    routes[route.id] = manifest.routes[route.id];
  }
  const whole = {result: {done: true, value: data}};
  return {
    ...context,
    manifest: {...manifest, routes},
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      streamCache: {0: Object.assign(Promise.resolve(), whole)},
    },
  };
}

/** What `renderToString` writes in place of a part that threw, or that has to be loaded first. */
const MISSING_PART = '<!--$!-->';

/**
 * Renders a document. Loaders defer nothing, so it is whole at once, and a string takes half the
 * time of a stream, which encodes each text and hands over pieces of 512 bytes. Only where a part
 * is missing, the stream waits for it, or reports its error.
 * @throws what the shell throws: Remix logs it and asks for the error page.
 */
async function renderDocument(
  document: () => ReactElement,
  onError: (error: unknown) => void,
  formattedTexts: FormattedTexts,
): Promise<{html: string; hasFailed: boolean}> {
  const page = recordFormatted(formattedTexts, () =>
    renderToString(document()),
  );
  const html = `<!DOCTYPE html>${page}`;
  if (!html.includes(MISSING_PART)) return {html, hasFailed: false};
  let hasFailed = false;
  const stream = await renderToReadableStream(document(), {
    onError(error) {
      onError(error);
      hasFailed = true;
    },
  });
  await stream.allReady;
  return {html: await new Response(stream).text(), hasFailed};
}

/** Logs unexpected errors of loaders and actions. */
export function handleError(
  error: unknown,
  {request, context}: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // The visitor navigated away.
  if (request.signal.aborted) return;
  log(context, 'error', 'page failed', errorFields(error), {
    isOncePerMinute: isClientError(error),
  });
}

/** Crawlers and link previews get only the status. */
function errorForBot(status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${status}\n`, {headers, status});
}

interface DocumentStyles {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Allows the text in a content security policy. */
  readonly source: string;
}

let styles: DocumentStyles | undefined;

/**
 * The style sheet as text of the document: a file would share a slow line with the scripts, whose
 * preloads have the same priority, and the first paint would wait for both. `null` in development,
 * where Vite's own file changes without a reload.
 */
async function documentStyles(): Promise<DocumentStyles | null> {
  if (import.meta.env.DEV) return null;
  if (!styles) {
    const {default: text} = await import('~/styles/theme.css?inline');
    styles = {
      bytes: new TextEncoder().encode(text),
      source: await sha256Source(text),
    };
  }
  return styles;
}

/**
 * Stands for the styles while React renders. Nobody knows the nonce, so no text of a page contains it.
 */
const stylesPlace = (nonce: string) => `/*${nonce}*/`;
