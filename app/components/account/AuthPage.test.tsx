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
