import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Shop} from './context';

/** One request and its response, as a route gets them. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly shop: Shop;
}

/**
 * A path of the shop. `handle` must end the response; what it throws becomes a 500. Routes of `GET`
 * respond to `HEAD` as well; Node leaves the body out.
 */
export interface Route {
  readonly methods: readonly string[];
  /** Matched against the path without its query. Anchor it with `^` and `$`. */
  readonly path: RegExp;
  handle(exchange: Exchange): Promise<void> | void;
}

/** Thrown to respond with `status` and the message as JSON. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Largest request body that any route reads: 1 MiB. */
const BODY_LIMIT = 1024 * 1024;

/**
 * The request's body as text. Throws `HttpError` 413 as soon as it is longer
 * than `limit` bytes; the rest is not read.
 */
export async function readBody(
  request: IncomingMessage,
  limit = BODY_LIMIT,
): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) {
      throw new HttpError(413, `The body is longer than ${limit} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The request's body as JSON. Throws `HttpError` 400 when it is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

/** Ends the response with a JSON body. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
): void {
  send(
    response,
    status,
    'application/json; charset=utf-8',
    JSON.stringify(value),
  );
}

/** Ends the response with an HTML page that is never cached. */
export function sendHtml(
  response: ServerResponse,
  status: number,
  html: string,
): void {
  response.setHeader('Cache-Control', 'no-store');
  send(response, status, 'text/html; charset=utf-8', html);
}

/** Ends the response with a body of the given media type. */
export function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string,
): void {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Ends the response with a redirect: 303 after a form, 302 otherwise. */
export function redirect(
  response: ServerResponse,
  location: string,
  status: 302 | 303,
): void {
  response.writeHead(status, {Location: location, 'Cache-Control': 'no-store'});
  response.end();
}

/** Whether the request comes from this machine; no other may control the shop. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
