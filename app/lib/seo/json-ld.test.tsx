import {Meta} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {breadcrumbData} from './breadcrumb-data';
import {pageSeo, seoMeta} from './seo';

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028';

it('a hostile product title ends no script and stays what it was', () => {
  const seo = {
    ...pageSeo(
      {title: HOSTILE, description: HOSTILE, path: '/'},
      {siteUrl: 'https://shop.example', locale: LOCALES.de},
    ),
    structuredData: [
      breadcrumbData([{name: HOSTILE, url: 'https://shop.example/'}]),
    ],
  };
  const Page = createRemixStub([
    {path: '/', Component: Meta, meta: () => seoMeta(seo)},
  ]);
  const parsed = new DOMParser().parseFromString(
    renderToStaticMarkup(<Page />),
    'text/html',
  );
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
