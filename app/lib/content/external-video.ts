/** A film that another site plays. */
export interface ExternalVideo {
  /** Name of the site, the same in all languages. */
  readonly site: 'YouTube' | 'Vimeo';
  /** Address for a frame; it plays at once and keeps no cookies until then. */
  readonly embedUrl: string;
  /** The film's page on that site. */
  readonly pageUrl: string;
}

/** The sites that may be framed: `frame-src` of the content security policy. */
export const VIDEO_FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

const [YOUTUBE, VIMEO] = VIDEO_FRAME_ORIGINS;

/**
 * Where to play a film that the provider's `ExternalVideo` names. Only the film's
 * id is taken from it, so that nothing else can get into a frame; YouTube's host
 * without cookies stands in for its usual one.
 *
 * @returns `null` when the address is not understood.
 */
export function externalVideo(
  host: string,
  embedUrl: string,
): ExternalVideo | null {
  if (!URL.canParse(embedUrl)) return null;
  const {pathname, searchParams} = new URL(embedUrl);
  if (host === 'YOUTUBE') {
    const id = /^\/embed\/([\w-]{6,20})\/?$/.exec(pathname)?.[1];
    if (!id) return null;
    return {
      site: 'YouTube',
      embedUrl: `${YOUTUBE}/embed/${id}?autoplay=1&rel=0`,
      pageUrl: `https://www.youtube.com/watch?v=${id}`,
    };
  }
  if (host !== 'VIMEO') return null;
  const id = /^\/video\/(\d{1,15})\/?$/.exec(pathname)?.[1];
  if (!id) return null;
  // Vimeo's key of an unlisted film.
  const key = /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    site: 'Vimeo',
    embedUrl: `${VIMEO}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}

/** The same for the address of a frame in a merchant's text, which names the site, too. */
export function framedVideo(src: string): ExternalVideo | null {
  const url = src.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(url)) return null;
  const site = /(?:^|\.)(youtube|youtube-nocookie|vimeo)\.com$/.exec(
    new URL(url).hostname,
  )?.[1];
  return site
    ? externalVideo(site === 'vimeo' ? 'VIMEO' : 'YOUTUBE', url)
    : null;
}
