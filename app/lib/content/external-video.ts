export interface ExternalVideo {
  readonly site: 'YouTube' | 'Vimeo';
  /** URL for a frame that plays the video at once and sets no cookies before. */
  readonly embedUrl: string;
  readonly pageUrl: string;
}

/** Values of `frame-src` in the content security policy. */
export const VIDEO_FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

const [YOUTUBE, VIMEO] = VIDEO_FRAME_ORIGINS;

/** A video's URLs, built from its id only; `null` for an unknown URL. */
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
  const key = /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    site: 'Vimeo',
    embedUrl: `${VIMEO}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}

/** Like `externalVideo`, for a frame's URL in the merchant's HTML. */
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
