import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {PERSON} from './person';

/** Everything but the path of a request. */
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Sends a path unchanged; a browser, and `fetch`, would normalize it. The request looks
 * like one from a person's browser on our own pages; redirects are not followed.
 *
 * @throws when there is no response within 30 s.
 */
export function sendRaw(
  base: string | undefined,
  path: string,
  init: Sent = {},
): Promise<RawResponse> {
  const {hostname, port, origin} = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        path,
        method: init.method ?? 'GET',
        headers: {
          'User-Agent': PERSON,
          Origin: origin,
          ...init.headers,
        },
        timeout: 30_000,
        // The server may be closing a connection that would be reused.
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('No response.')));
    outgoing.on('error', reject);
    outgoing.end(init.body);
  });
}
