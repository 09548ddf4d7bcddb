import {act} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {pageOf} from '../../../tests/support/render-page';
import {Gallery} from './Gallery';

const image = {url: 'https://shop.example/map.webp'};
const video = {
  site: 'YouTube' as const,
  embedUrl: 'https://www.youtube-nocookie.com/embed/a',
  pageUrl: 'https://www.youtube.com/watch?v=a',
};
const model = {url: 'https://shop.example/map.glb', size: '2 MB'};

it('links lead to the media themselves without scripts, and the server’s rendering hydrates', () => {
  const Page = pageOf(
    <Gallery
      title="Map"
      url="https://shop.example/products/map"
      media={[
        {id: 'a', kind: 'image', image},
        {id: 'b', kind: 'externalVideo', image, video},
        {id: 'c', kind: 'model', image, ...model},
      ]}
    />,
  );
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  const links = container.querySelectorAll('li[id] a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    image.url,
    video.pageUrl,
    model.url,
  ]);
  expect(links[2]?.getAttribute('download')).toBe('');
  for (const link of links) expect(link.hasAttribute('tabindex')).toBe(false);
  // jsdom scrolls nothing.
  const strip = container.querySelector('ul');
  if (strip) strip.scrollTo = () => undefined;
  act(() => void hydrateRoot(container, <Page />));
  expect(complaint.mock.calls.join()).not.toContain('did not match');
  // Only the picture in the frame is in the tab order.
  expect([...links].map((link) => link.getAttribute('tabindex'))).toEqual([
    null,
    '-1',
    '-1',
  ]);
});
