import {Meta} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/breadcrumb-data';

afterEach(cleanup);

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028';

function page() {
  const seo = pageSeo(
    {
      title: HOSTILE,
      description: HOSTILE,
      path: '/',
      structuredData: [
        breadcrumbData([{name: HOSTILE, url: 'https://shop.example/'}]),
      ],
    },
    {siteUrl: 'https://shop.example', locale: LOCALES.de},
  );
  return createRemixStub([
    {
      id: 'page',
      path: '/',
      Component: Meta,
      meta: () => seoMeta(seo),
    },
  ]);
}

it('a hostile product title ends no script and stays what it was', () => {
  const Page = page();
  const html = renderToStaticMarkup(<Page />);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({type}) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{name: HOSTILE}],
  });
  expect(document.title).toBe(`${HOSTILE} - METARmap`);
  expect(
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  ).toBe(HOSTILE.replace('\u2028', '').trim());
});

it('the same holds when the browser renders the page', async () => {
  const Page = page();
  const {container} = render(<Page />);
  await waitFor(() =>
    expect(container.querySelectorAll('script')).toHaveLength(1),
  );
  expect(container.querySelector('script')?.type).toBe('application/ld+json');
});
