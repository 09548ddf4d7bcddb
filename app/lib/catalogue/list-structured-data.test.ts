import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo} from '~/lib/seo/seo';
import {listStructuredData} from './list-structured-data';

const SITE = 'https://shop.example';

it('lists the products of a collection, below the page of all collections', () => {
  const context = {env: {PUBLIC_SITE_URL: SITE}, locale: LOCALES.en};
  const seo = pageSeo(context, {
    title: 'Maps',
    description: 'All maps.',
    path: '/collections/maps',
  });
  const items = [{title: 'Map', path: '/products/map'}];
  const [page, crumbs] = listStructuredData(
    seo,
    {title: 'Maps', items},
    context,
  );
  expect(page).toMatchObject({
    '@type': 'CollectionPage',
    url: `${SITE}/en/collections/maps`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {position: 1, name: 'Map', url: `${SITE}/en/products/map`},
      ],
    },
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      {position: 1, item: `${SITE}/en`},
      {position: 2, item: `${SITE}/en/collections`},
      {position: 3, name: 'Maps', item: `${SITE}/en/collections/maps`},
    ],
  });
});
