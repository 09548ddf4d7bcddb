import {isSafeMethod} from '~/lib/http/is-safe-method';
import {jsonError} from '~/lib/http/json-error.server';

interface Build {
  /** Remix's hash of the client bundle. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

const LATEST = '/builds/latest.json';
const META = /^\/builds\/meta\/([^/]+)\.json$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Responds to `/builds/latest.json` and `/builds/meta/{id}.json`; `null` for other paths. */
export function buildResponse(
  request: Request,
  {pathname}: URL,
  build: Build,
): Response | null {
  const id = META.exec(pathname)?.[1];
  if (pathname !== LATEST && id === undefined) return null;
  if (!isSafeMethod(request)) {
    return jsonError(405, 'A build is read by GET.', {Allow: 'GET, HEAD'});
  }
  if (id !== undefined && id !== build.id) {
    return jsonError(404, 'Unknown build.');
  }
  return Response.json(build, {
    headers: {'Cache-Control': id === undefined ? 'no-store' : IMMUTABLE},
  });
}
