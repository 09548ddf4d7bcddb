import {Meta} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {act} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {breadcrumbData, structuredDataText} from '~/lib/seo/structured-data';
import {DocumentData, DocumentProvider} from './server-document';

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028';
const CRUMBS = breadcrumbData([{name: HOSTILE, url: 'https://shop.example/'}]);

afterEach(() => vi.restoreAllMocks());

function renderPage() {
  const Page = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          <Meta />
          <DocumentData />
        </>
      ),
      meta: () =>
        seoMeta(
          pageSeo(
            {
              env: {PUBLIC_SITE_URL: 'https://shop.example'},
              locale: LOCALES.de,
            },
            {title: HOSTILE, description: HOSTILE, path: '/'},
          ),
          [],
        ),
    },
  ]);
  const html = renderToString(
    <DocumentProvider
      value={{
        structuredData: structuredDataText([CRUMBS]),
        formattedTexts: '{}',
        styles: null,
      }}
    >
      <Page />
    </DocumentProvider>,
  );
  return {Page, html};
}

it('a hostile product title ends no script and is not changed (E3.4)', () => {
  const {html} = renderPage();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...parsed.querySelectorAll('script')];
  expect(scripts.map(({type}) => type)).toEqual([
    'application/ld+json',
    'application/json',
  ]);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual([CRUMBS]);
  expect(parsed.title).toBe(`${HOSTILE} - METARmap`);
  expect(
    parsed.querySelector('meta[name=description]')?.getAttribute('content'),
  ).toBe(HOSTILE.replace('\u2028', '').trim());
});

it('the browser, which has no structured data, keeps what the server rendered', () => {
  const {Page, html} = renderPage();
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = html;
  act(() => void hydrateRoot(container, <Page />));
  const script = container.querySelector('script');
  expect(JSON.parse(script?.textContent ?? '')).toEqual([CRUMBS]);
  expect(complaint.mock.calls.join()).not.toContain('did not match');
});
