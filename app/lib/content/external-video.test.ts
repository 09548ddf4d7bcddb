import {describe, expect, it} from 'vitest';
import {externalVideo, VIDEO_FRAME_ORIGINS} from './external-video';

describe('externalVideo', () => {
  it.each([
    [
      'YouTube’s films from the host without cookies',
      'YOUTUBE',
      'https://www.youtube.com/embed/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ],
    [
      'Vimeo’s without tracking, with the key of an unlisted film',
      'VIMEO',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
    ],
  ])('plays %s', (_what, host, url, embedUrl, pageUrl) => {
    expect(externalVideo(host, url)).toMatchObject({embedUrl, pageUrl});
    // Nothing but what the security policy allows is framed, whatever the host.
    const path = new URL(url).pathname;
    const framed = externalVideo(host, `https://evil.example${path}`)?.embedUrl;
    for (const address of [embedUrl, framed ?? '']) {
      expect(VIDEO_FRAME_ORIGINS).toContain(new URL(address).origin);
    }
  });

  it.each([
    ['YOUTUBE', ''],
    ['YOUTUBE', 'javascript:alert(1)'],
    ['YOUTUBE', 'https://www.youtube.com/embed/a"onload="x'],
    ['YOUTUBE', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['VIMEO', 'https://player.vimeo.com/video/abc'],
    ['DAILYMOTION', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
  ])('has no player for %s %s', (host, url) => {
    expect(externalVideo(host, url)).toBeNull();
  });
});
