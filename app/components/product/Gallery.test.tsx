import {createRemixStub} from '@remix-run/testing';
import {act} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {IntlProvider} from 'use-intl/react';
import {expect, it, vi} from 'vitest';
import {OverlayProvider} from '~/components/ui/overlay';
import de from '~/locales/de.json';
import {Gallery} from './Gallery';

it('the browser takes the poster of a 3D model over as the server made it', () => {
  const Page = createRemixStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="de" messages={de} timeZone="Europe/Berlin">
          <OverlayProvider>
            <Gallery
              title="Karte"
              url="https://shop.example/products/map"
              media={[
                {
                  id: 'model',
                  kind: 'model',
                  url: 'https://shop.example/map.glb',
                  size: 2_000_000,
                  image: {url: 'https://shop.example/map.webp'},
                },
              ]}
            />
          </OverlayProvider>
        </IntlProvider>
      ),
    },
  ]);
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container.querySelector('a')?.getAttribute('download')).toBe('');
  // jsdom scrolls nothing.
  const strip = container.querySelector('ul');
  if (strip) strip.scrollTo = () => undefined;
  act(() => void hydrateRoot(container, <Page />));
  expect(complaint.mock.calls.join()).not.toContain('did not match');
});
