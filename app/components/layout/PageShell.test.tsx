import {useLocation} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {fireEvent, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {LiveRegion} from '~/components/ui/announce';
import {Link} from '~/components/ui/Link';
import en from '~/locales/en.json';
import {NavigationProgress, usePageChange} from './PageShell';

it('a bar is shown while a page loads, after a pause in its style', async () => {
  renderPage(
    <>
      <NavigationProgress />
      <Link to="/faq">Questions</Link>
    </>,
    {others: [{path: '/faq', loader: () => new Promise(() => undefined)}]},
  );
  const bar = () => document.querySelector('.navigation-progress');
  const link = await screen.findByText('Questions');
  expect(bar()).toBeNull();
  fireEvent.click(link);
  expect(bar()).not.toBeNull();
});

function Page() {
  const {pathname, search} = useLocation();
  usePageChange();
  return (
    <>
      <Link to="/page?size=2">Size</Link>
      <Link to="/page/other">Other</Link>
      <main tabIndex={-1}>{pathname + search}</main>
      <LiveRegion />
    </>
  );
}

const Stub = createRemixStub([
  {
    path: '/page/*',
    Component: () => (
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        <Page />
      </IntlProvider>
    ),
  },
]);

it('announces a new page and focuses its content, but not another choice on it', async () => {
  document.title = 'The new page';
  render(<Stub initialEntries={['/page']} />);
  const size = await screen.findByRole('link', {name: 'Size'});
  size.focus();
  fireEvent.click(size);
  await screen.findByText('/page?size=2');
  expect(document.activeElement).toBe(size);
  expect(screen.getByRole('status').textContent).toBe('');

  fireEvent.click(screen.getByRole('link', {name: 'Other'}));
  await screen.findByText('/page/other');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('status').textContent).toBe('The new page');
});
