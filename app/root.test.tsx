import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OverlayProvider} from '~/components/ui/overlay';
import de from '~/locales/de.json';
import {ErrorBoundary} from './root';

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
