import type {ServerResponse} from 'node:http';
import {GraphQLError, type ExecutionResult} from 'graphql';
import type {FaultRule, Faults} from './faults';
import {send, sendJson} from './http';

const OVERSIZED_BYTES = 12 * 1024 * 1024;

/**
 * Carries an operation out unless a fault prevents it. `null` when a fault has replaced
 * the response or prevented it; `partial` when a part of the result is to be lost.
 */
export async function underFaults<Result>(
  faults: Faults,
  operation: string,
  response: ServerResponse,
  carryOut: () => Result | Promise<Result>,
): Promise<{readonly result: Result; readonly partial: boolean} | null> {
  const {delay, failure} = faults.strike(operation);
  if (delay > 0) await faults.delay(delay);
  if (failure && failure.kind !== 'partial') {
    if (failure.carriedOut) await carryOut();
    sendFailure(response, failure);
    return null;
  }
  return {result: await carryOut(), partial: failure !== null};
}

/** Responds with the fault, or not at all. */
function sendFailure(response: ServerResponse, rule: FaultRule): void {
  const json = 'application/json; charset=utf-8';
  switch (rule.kind) {
    case 'timeout':
      // The client gives up first, which frees the socket.
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'status':
      if (rule.retryAfter !== undefined) {
        response.setHeader('Retry-After', rule.retryAfter);
      }
      return sendJson(response, rule.status, {
        errors: [{message: `Ordered failure: status ${rule.status}`}],
      });
    case 'throttled':
      // Shopify responds with 200 when the query cost bucket is empty.
      return sendJson(response, 200, {
        errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
      });
    case 'html':
      return send(
        response,
        200,
        'text/html; charset=utf-8',
        '<!doctype html><title>Maintenance</title><h1>We will be right back</h1>',
      );
    case 'malformed':
      return send(response, 200, json, '{"data": {"shop": ');
    case 'truncated':
      response.writeHead(200, {'Content-Type': json, 'Content-Length': 4096});
      response.write('{"data": {"shop": ', () => response.destroy());
      return;
    case 'empty':
      return send(response, 200, json, '');
    case 'oversized':
      return send(
        response,
        200,
        json,
        `{"data": {"padding": "${'x'.repeat(OVERSIZED_BYTES)}"}}`,
      );
    case 'latency':
    case 'partial':
      throw new Error(`"${rule.kind}" does not replace the response.`);
  }
}

/**
 * The result without its last root field, as when one of Shopify's backends fails. A
 * root field that may not be null makes all data null.
 */
export function loseLastField(
  result: ExecutionResult,
  isNullable: (field: string) => boolean,
): ExecutionResult {
  const field = Object.keys(result.data ?? {}).at(-1);
  if (!result.data || field === undefined) return result;
  return {
    ...result,
    data: isNullable(field) ? {...result.data, [field]: null} : null,
    errors: [
      ...(result.errors ?? []),
      new GraphQLError(
        'Internal error. Looks like something went wrong on our end.',
        {path: [field], extensions: {code: 'INTERNAL_SERVER_ERROR'}},
      ),
    ],
  };
}
