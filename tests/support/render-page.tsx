import {createRemixStub} from '@remix-run/testing';
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {OverlayProvider} from '~/components/ui/overlay';
import en from '~/locales/en.json';

type Route = Parameters<typeof createRemixStub>[0][number];

interface Surroundings {
  readonly path?: string;
  readonly search?: string;
  /** The page's own loader or action. */
  readonly route?: Route;
  readonly others?: Route[];
}

/** Renders `content` in English, as the page at `path` beside `others`. */
export function renderPage(
  content: ReactNode,
  {path = '/', search = '', route, others = []}: Surroundings = {},
) {
  const Stub = createRemixStub([
    {
      ...route,
      path,
      Component: () => (
        <IntlProvider locale="en" messages={en} timeZone="UTC">
          <OverlayProvider>{content}</OverlayProvider>
        </IntlProvider>
      ),
    },
    ...others,
  ]);
  return render(<Stub initialEntries={[path + search]} />);
}
