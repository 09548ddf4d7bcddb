import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {WideBand} from './PictureBand';

function band(size: {width?: number; height?: number}, isDeferred: boolean) {
  const picture = {url: 'https://cdn.example/files/room.webp', ...size};
  const {container, unmount} = renderPage(
    <WideBand picture={picture} isDeferred={isDeferred} />,
    {path: '/en'},
  );
  const [image] = container.querySelectorAll('img');
  const shown = {
    waits: image?.classList.contains('after-load'),
    space: image?.parentElement?.style.aspectRatio,
  };
  unmount();
  return shown;
}

it('keeps the space of a picture that waits for the load event', () => {
  expect(band({width: 1600, height: 800}, true)).toEqual({
    waits: true,
    space: '2 / 1',
  });
});

it('lets no picture wait that is not below the first view, or of which no size is known', () => {
  const now = {waits: false, space: ''};
  expect(band({width: 1600, height: 800}, false)).toEqual(now);
  expect(band({}, true)).toEqual(now);
});
