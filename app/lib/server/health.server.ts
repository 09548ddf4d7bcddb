import {jsonError} from '~/lib/http/json-error.server';

/**
 * `GET /healthz`: the worker runs and its environment is complete. Asks nobody,
 * so that an uptime check tells a fault of ours from one of the provider's.
 *
 * @returns `null` for any other path.
 */
export function healthResponse(request: Request): Response | null {
  if (new URL(request.url).pathname !== '/healthz') return null;
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  return Response.json(
    {status: 'ok'},
    {headers: {'Cache-Control': 'no-store'}},
  );
}
