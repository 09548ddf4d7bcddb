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

/** 365 days: what is said of a build never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Answers `/builds/latest.json` and `/builds/meta/{id}.json`. A worker knows no
 * build but its own: any other id is a 404.
 *
 * @returns `null` for every other path.
 */
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
