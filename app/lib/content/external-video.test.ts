import {describe, expect, it} from 'vitest';
import {externalVideo, VIDEO_FRAME_ORIGINS} from './external-video';

describe('externalVideo', () => {
  it('plays YouTube’s films from the host without cookies', () => {
    expect(
      externalVideo('YOUTUBE', 'https://www.youtube.com/embed/aqz-KE-bpKQ'),
    ).toEqual({
      site: 'YouTube',
      embedUrl:
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      pageUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    });
  });

  it('asks Vimeo not to track and keeps the key of an unlisted film', () => {
    expect(
      externalVideo(
        'VIMEO',
        'https://player.vimeo.com/video/76979871?h=8272103f6e',
      ),
    ).toEqual({
      site: 'Vimeo',
      embedUrl:
        'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
      pageUrl: 'https://vimeo.com/76979871/8272103f6e',
    });
  });

  it('frames nothing but what the security policy allows', () => {
    const origins: readonly string[] = VIDEO_FRAME_ORIGINS;
    for (const [host, url] of [
      ['YOUTUBE', 'https://evil.example/embed/aqz-KE-bpKQ'],
      ['VIMEO', 'https://evil.example/video/76979871'],
    ] as const) {
      const video = externalVideo(host, url);
      expect(origins).toContain(new URL(video?.embedUrl ?? '').origin);
    }
  });

  it.each([
    ['YOUTUBE', ''],
    ['YOUTUBE', 'javascript:alert(1)'],
    ['YOUTUBE', 'https://www.youtube.com/embed/a"onload="x'],
    ['YOUTUBE', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['VIMEO', 'https://player.vimeo.com/video/abc'],
    ['DAILYMOTION', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
  ])('makes nothing of %s %s', (host, url) => {
    expect(externalVideo(host, url)).toBeNull();
  });
});
