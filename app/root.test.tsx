import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OverlayProvider} from '~/components/ui/overlay';
import de from '~/locales/de.json';
import {ErrorBoundary, links, shouldRevalidate} from './root';

const failing = vi.hoisted(() => ({when: 'effect', times: 0}));

vi.mock('~/components/layout/Footer', () => ({
  Footer: function Footer(): ReactNode {
    const fail = () => {
      failing.times += 1;
      // A page that renders in a loop would hang the test.
      if (failing.times < 200) throw new Error('The footer fails.');
    };
    if (failing.when === 'render') fail();
    useEffect(() => {
      if (failing.when === 'effect') fail();
    });
    return 'Fußzeile';
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.each([
  ['/', []],
  ['https://cdn.shopify.com/oxygen-v2/1/2/', ['https://cdn.shopify.com']],
])('connects early to the host of files under %s', (base, hosts) => {
  vi.stubEnv('BASE_URL', base);
  const early = links().filter(
    (link) => 'rel' in link && link.rel === 'preconnect',
  );
  expect(early).toEqual(
    // Modules are loaded without cookies, by a connection of their own.
    hosts.map((href) => ({rel: 'preconnect', href, crossOrigin: 'anonymous'})),
  );
});

it.each(['effect', 'render'])(
  'shows an error as text when the shell around it fails as well, in its %s',
  async (when) => {
    Object.assign(failing, {when, times: 0});
    vi.spyOn(console, 'error').mockReturnValue();
    const Stub = createRemixStub([
      {
        id: 'root',
        path: '/',
        Component: () => {
          throw new Error('The page fails.');
        },
        ErrorBoundary: () => (
          <OverlayProvider>
            <ErrorBoundary />
          </OverlayProvider>
        ),
      },
    ]);
    render(
      <IntlProvider locale="de" messages={de} timeZone="Europe/Berlin">
        <Stub />
      </IntlProvider>,
    );
    expect(await screen.findByText(de.error.title)).toBeTruthy();
    expect(screen.queryByText('Fußzeile')).toBeNull();
    expect(failing.times).toBeLessThan(10);
  },
);

const PAGE = new URL('http://localhost:3000/account/profile');

function revalidatesAfter(actionStatus: number): boolean {
  return shouldRevalidate({
    currentUrl: PAGE,
    currentParams: {},
    nextUrl: PAGE,
    nextParams: {},
    formMethod: 'POST',
    actionStatus,
    defaultShouldRevalidate: actionStatus < 400,
  });
}

it.each([429, 500, 503])(
  'a form that Shopify did not carry out stays as it was typed, because its page is not loaded again: %i (E4.16)',
  (status) => {
    expect(revalidatesAfter(status)).toBe(false);
  },
);

it.each([200, 400])('a form’s page is loaded again after %i', (status) => {
  expect(revalidatesAfter(status)).toBe(true);
});
