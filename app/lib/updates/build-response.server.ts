import {jsonError} from '~/lib/http/json-error.server';

/** The build that this worker is part of. */
interface Build {
  /** Remix's hash of everything that the browser loads. */
  readonly id: string;
  /** Milliseconds since 1970 at which it was made. */
  readonly timestamp: number;
}

const LATEST = '/builds/latest.json';
const META = /^\/builds\/meta\/([^/]+)\.json$/;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** `/builds/latest.json` and `/builds/meta/{id}.json`, of this build alone; `null` for other paths. */
export function buildResponse(request: Request, build: Build): Response | null {
  const {pathname} = new URL(request.url);
  const id = META.exec(pathname)?.[1];
  if (pathname !== LATEST && id === undefined) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonError(405, 'A build is read by GET.', {Allow: 'GET, HEAD'});
  }
  if (id !== undefined && id !== build.id) {
    return jsonError(404, 'Unknown build.');
  }
  return Response.json(build, {
    headers: {'Cache-Control': id === undefined ? 'no-store' : FOR_EVER},
  });
}
