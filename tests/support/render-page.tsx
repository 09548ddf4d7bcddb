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

/** A component that renders `content` in English, as the page at `path` next to `others`. */
export function pageOf(
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
  return function Page() {
    return <Stub initialEntries={[path + search]} />;
  };
}

/** Renders that page. */
export function renderPage(...parameters: Parameters<typeof pageOf>) {
  const Page = pageOf(...parameters);
  return render(<Page />);
}
