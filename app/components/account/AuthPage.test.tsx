import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {AuthPage} from './AuthPage';

afterEach(cleanup);

it.each([true, false])(
  'shows the room of the map only in a shop that sells it: %s',
  async (hasMap) => {
    const {container} = renderPage(<AuthPage title="Log in">form</AuthPage>, {
      route: {
        id: 'root',
        loader: () => ({hasMap}),
        HydrateFallback: () => null,
      },
    });
    await screen.findByRole('heading', {name: 'Log in'});
    expect(container.querySelectorAll('img')).toHaveLength(hasMap ? 2 : 0);
  },
);

it.each([
  ['germany', ['map-room-day', 'map-room-night']],
  ['europe', ['map-room-day', 'map-room-night']],
  ['usEastCoast', ['map-room-east-coast-day', 'map-room-east-coast-night']],
])('hangs the map of visitors from %s in it', async (region, rooms) => {
  const {container} = renderPage(<AuthPage title="Log in">form</AuthPage>, {
    route: {
      id: 'root',
      loader: () => ({hasMap: true, region}),
      HydrateFallback: () => null,
    },
  });
  await screen.findByRole('heading', {name: 'Log in'});
  const files = [...container.querySelectorAll('img')].map(({src}) =>
    src.replace(/^.*\/|\.webp.*$/g, ''),
  );
  expect(files).toEqual(rooms);
});
