import {Form, Link} from '@remix-run/react';
import type {ActionFunction} from '@shopify/remix-oxygen';
import {act, cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import {OfflineNotice} from './OfflineNotice';

let isOnline: boolean;
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  isOnline = false;
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function showPage() {
  const sent: string[] = [];
  const action: ActionFunction = async ({request}) => {
    sent.push(await request.text());
    return null;
  };
  const faq = {path: '/faq', Component: () => <h1>Questions</h1>};
  renderPage(
    <>
      <Link to="/faq">FAQ</Link>
      <a href="/document">Document</a>
      <a href="#part">Part</a>
      <Link to="#other">Other part</Link>
      <Form method="post">
        <input name="text" defaultValue="typed" />
        <button>Send</button>
      </Form>
      <OfflineNotice />
    </>,
    {route: {action}, others: [faq]},
  );
  return sent;
}

const notice = () => screen.queryByText(en.offline.notice);
const comeBack = () => {
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
};

it('says that there is no connection and follows the link when it is back', async () => {
  showPage();
  fireEvent.click(await screen.findByText('FAQ'));
  await waitFor(() => expect(notice()).not.toBeNull());
  // At the bottom right, where toasts are shown.
  expect(notice()?.className).toContain('sm:right-6');
  expect(notice()?.className).not.toContain('mx-auto');
  expect(screen.queryByText('Questions')).toBeNull();
  comeBack();
  expect(await screen.findByText('Questions')).toBeTruthy();
});

it('keeps what was typed, and sends it when the connection is back', async () => {
  const sent = showPage();
  fireEvent.click(await screen.findByText('Send'));
  await waitFor(() => expect(notice()).not.toBeNull());
  expect(sent).toEqual([]);
  comeBack();
  await waitFor(() => expect(sent).toEqual(['text=typed']));
  expect(notice()).toBeNull();
});

it('holds back links to documents, but not to parts of the page', async () => {
  showPage();
  expect(fireEvent.click(await screen.findByText('Part'))).toBe(true);
  fireEvent.click(screen.getByText('Other part'));
  expect(notice()).toBeNull();
  expect(fireEvent.click(screen.getByText('Document'))).toBe(false);
  await waitFor(() => expect(notice()).not.toBeNull());
});

it('does not believe a browser that calls itself offline while the server responds', async () => {
  ask.mockResolvedValue(new Response());
  const sent = showPage();
  fireEvent.click(await screen.findByText('Send'));
  await waitFor(() => expect(sent).toEqual(['text=typed']));
  fireEvent.click(await screen.findByText('FAQ'));
  expect(await screen.findByText('Questions')).toBeTruthy();
  expect(notice()).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('lets the visitor, but no script, reload the page without a connection', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  showPage();
  await screen.findByText('FAQ');
  const reload = (userInitiated: boolean) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate', {cancelable: true}), {
        navigationType: 'reload',
        userInitiated,
      }),
    );
  expect(reload(false)).toBe(false);
  expect(reload(true)).toBe(true);
  isOnline = true;
  expect(reload(false)).toBe(true);
});
