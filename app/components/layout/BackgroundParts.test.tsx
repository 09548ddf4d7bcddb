import {useNavigate} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {useOpenFolds, useRestoredPage} from './BackgroundParts.client';
import {useRememberedFolds} from './folds';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  isLoaded = true;
});

/** Whether the part of the script that opens folds has loaded. */
let isLoaded = true;

function OpenFolds() {
  useOpenFolds();
  return null;
}

function Product() {
  useRememberedFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>1 kg</details>
      <details>50 × 70 cm</details>
      {isLoaded ? <OpenFolds /> : null}
      <button onClick={() => navigate('?size=l', {replace: true})}>L</button>
      <button onClick={() => navigate('/cart')}>Cart</button>
    </main>
  );
}

function Cart() {
  useRememberedFolds();
  const navigate = useNavigate();
  return (
    <main>
      <details>Code</details>
      {isLoaded ? <OpenFolds /> : null}
      <button onClick={() => navigate(-1)}>Back</button>
    </main>
  );
}

const Stub = createRemixStub([
  {path: '/map', Component: Product},
  {path: '/cart', Component: Cart},
]);

const open = () =>
  [...document.querySelectorAll('details')].map((fold) =>
    fold.hasAttribute('open'),
  );
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', {name}));

it('has the same folds open after Back, also when the entry was replaced since', async () => {
  render(<Stub initialEntries={['/map']} />);
  await screen.findByText('1 kg');
  screen.getByText('50 × 70 cm').setAttribute('open', '');
  fireEvent(screen.getByText('50 × 70 cm'), new Event('toggle'));
  await press('L');
  await press('Cart');
  await screen.findByText('Code');
  expect(open()).toEqual([false]);
  await press('Back');
  await screen.findByText('1 kg');
  expect(open()).toEqual([false, true]);
});

it('has the folds open that were opened before the script that opens them had loaded', async () => {
  isLoaded = false;
  render(<Stub initialEntries={['/map']} />);
  await screen.findByText('1 kg');
  screen.getByText('1 kg').setAttribute('open', '');
  fireEvent(screen.getByText('1 kg'), new Event('toggle'));
  isLoaded = true;
  await press('Cart');
  await screen.findByText('Code');
  await press('Back');
  await screen.findByText('1 kg');
  expect(open()).toEqual([true, false]);
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
