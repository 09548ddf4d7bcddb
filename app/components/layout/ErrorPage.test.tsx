import {screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import {ErrorPage, errorView} from './ErrorPage';

/** The form in which Remix passes a thrown response to an error boundary. */
const thrown = (status: number, statusText: string, data: unknown) => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('errorView', () => {
  it('shows what a thrown response says', () => {
    expect(errorView(thrown(503, 'Service Unavailable', 'No data'))).toEqual({
      status: 503,
      message: 'No data',
      requestId: null,
    });
  });

  it.each(['Not Found', '', ' ', null, {secret: 1}])(
    'leaves out the message %j, which says nothing more',
    (data) => {
      expect(errorView(thrown(404, 'Not Found', data)).message).toBeNull();
    },
  );

  it('does not show messages of Remix for developers', () => {
    const text = 'Error: You made a POST request to "/faq" but did not …';
    const error = {...thrown(405, 'Method Not Allowed', text), internal: true};
    expect(errorView(error)).toMatchObject({status: 405, message: null});
  });

  it.each([new Error('password=1'), 'text', null])(
    'does not show the text of %s',
    (error) => {
      expect(errorView(error)).toMatchObject({status: 500, message: null});
    },
  );

  it.each([
    [404, 'Page not found: /en/xyz', '/en/xyz'],
    [404, 'Page Not Found: /a', '/a'],
    [404, 'Page not found: /gr%C3%B6%C3%9Fe/100%', '/größe/100%'],
    [404, 'Page not found: /%FF/%C3%A4', '/%FF/ä'],
    [404, 'No such order', undefined],
    [500, 'Page not found: /a', undefined],
  ])('of %d %j names the path %j', (status, text, path) => {
    expect(errorView(thrown(status, '', text)).missingPath).toBe(path);
  });
});

it.each([
  [408, 'Request Timeout', 'Something went wrong', true],
  [413, 'Content Too Large', 'Something went wrong', false],
  [503, 'Service Unavailable', 'Not available right now', true],
])(
  'the page of %d says in the page’s language what the phrase “%s” says in English',
  async (status, phrase, heading, mayPass) => {
    renderPage(<ErrorPage error={thrown(status, phrase, null)} />);
    const found = await screen.findByRole('heading', {level: 1});
    expect(found.textContent).toBe(heading);
    expect(screen.queryByText(/try again in a few/) !== null).toBe(mayPass);
    expect(document.body.textContent).not.toContain(phrase);
  },
);

describe('the page of an error in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('does not take the blame for a connection that leads nowhere', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
    renderPage(<ErrorPage error={new TypeError('Load failed')} />);
    await screen.findByRole('heading', {name: en.offline.notice});
    expect(document.body.textContent).not.toContain(en.error.kept);
    expect(screen.getByRole('link', {name: en.error.retry})).toBeTruthy();
  });

  it('takes it when the site can be reached', async () => {
    const ask = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', ask);
    renderPage(<ErrorPage error={new TypeError('x is not a function')} />);
    await screen.findByText(en.error.kept);
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    expect(screen.queryByText(en.offline.notice)).toBeNull();
  });
});
