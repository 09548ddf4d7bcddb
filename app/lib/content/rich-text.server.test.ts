import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {siteOf} from './merchant-link.server';
import {richText} from './rich-text.server';

const READER = {
  locale: LOCALES.en,
  market: {hasUsUnits: false},
  site: siteOf(
    {
      PUBLIC_SITE_URL: 'https://shop.example',
      PUBLIC_STORE_DOMAIN: 'shop.myshopify.com',
      PUBLIC_CHECKOUT_DOMAIN: 'shop.myshopify.com',
    },
    '',
  ),
};

const node = (type: string, value: string) => ({
  type,
  level: 2,
  children: [{type: 'text', value}],
});

it('has no heading for an empty line that the merchant made one', () => {
  const written = JSON.stringify({
    type: 'root',
    children: [
      node('heading', ' '),
      node('paragraph', 'Before'),
      node('heading', 'Care'),
      node('paragraph', 'Wash cold.'),
      node('heading', ''),
      node('paragraph', 'Dry flat.'),
    ],
  });
  const {introHtml, sections} = richText(written, READER);
  expect(introHtml).toBe('<p>Before</p>');
  expect(sections).toEqual([
    {
      id: 'care',
      title: 'Care',
      depth: 2,
      html: '<p>Wash cold.</p><p>Dry flat.</p>',
    },
  ]);
});
