import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {useRestoredPage} from './use-restored-page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settle = () => new Promise((settled) => setTimeout(settled, 20));

/** How often the page's loader is asked after the page was loaded. */
async function restored(
  event: () => void,
  {isSignedIn = false, navigation = 'navigate', isOnline = true} = {},
): Promise<number> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: navigation} as PerformanceNavigationTiming,
  ]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const loader = vi.fn(() => null);
  const Page = () => {
    useRestoredPage(isSignedIn);
    return <p>page</p>;
  };
  renderPage(<Page />, {route: {loader}});
  await screen.findByText('page');
  event();
  await settle();
  return loader.mock.calls.length - 1;
}

const pageShow = (persisted: boolean) => () =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
const tabShown = () => {
  document.dispatchEvent(new Event('visibilitychange'));
};

it.each([
  ['a page from the back/forward cache', pageShow(true), {}, 1],
  [
    'a document that Back brought',
    pageShow(false),
    {navigation: 'back_forward'},
    1,
  ],
  ['a customer’s tab that is shown again', tabShown, {isSignedIn: true}, 1],
  ['a visitor’s tab that is shown again', tabShown, {}, 0],
  ['a page that was loaded', pageShow(false), {isSignedIn: true}, 0],
  [
    'a page without a connection',
    pageShow(true),
    {isOnline: false, navigation: 'back_forward'},
    0,
  ],
])('%s calls its loaders again: %#', async (_, event, page, times) => {
  expect(await restored(event, page)).toBe(times);
});

it('does not reload over what a customer has typed', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'draft';
  expect(await restored(tabShown, {isSignedIn: true})).toBe(0);
  field.remove();
});
