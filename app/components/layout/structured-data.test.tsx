import {Link, Meta} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import {ServedProvider} from '~/components/ui/served';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/breadcrumb-data';
import {scriptText} from '~/lib/seo/schema-org';
import {StructuredData} from './StructuredData';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028';

const TEXT = scriptText(
  breadcrumbData([{name: HOSTILE, url: 'https://shop.example/'}]),
);

function page() {
  const seo = pageSeo(
    {title: HOSTILE, description: HOSTILE, path: '/'},
    {siteUrl: 'https://shop.example', locale: LOCALES.de},
  );
  const Page = () => (
    <>
      <Meta />
      <StructuredData />
      <Link to="/next">next</Link>
    </>
  );
  return createRemixStub([
    {id: 'page', path: '/', Component: Page, meta: () => seoMeta(seo)},
    {id: 'next', path: '/next', Component: Page},
  ]);
}

it('a hostile product title ends no script and stays what it was', () => {
  const Page = page();
  const html = renderToStaticMarkup(
    <ServedProvider value={{mapHtml: '', structuredData: [TEXT], html: {}}}>
      <Page />
    </ServedProvider>,
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...parsed.querySelectorAll('script')];
  expect(scripts.map(({type}) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{name: HOSTILE}],
  });
  expect(parsed.title).toBe(`${HOSTILE} - METARmap`);
  expect(
    parsed.querySelector('meta[name=description]')?.getAttribute('content'),
  ).toBe(HOSTILE.replace('\u2028', '').trim());
});

it('the browser takes over what the document brought, until the next page', async () => {
  const brought = document.createElement('script');
  brought.type = 'application/ld+json';
  brought.textContent = TEXT;
  document.head.append(brought);
  const Page = page();
  const {container, getByText} = render(<Page />);
  await waitFor(() =>
    expect(container.querySelector('script')?.textContent).toBe(TEXT),
  );
  fireEvent.click(getByText('next'));
  await waitFor(() => expect(container.querySelector('script')).toBeNull());
});
