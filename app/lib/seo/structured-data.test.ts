import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {breadcrumbData, collectionPageData, siteData} from './structured-data';

const SITE = 'https://shop.example';

describe('siteData', () => {
  const [organization, website] = siteData(SITE, LOCALES.en);

  it('names the organization with an absolute logo', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      url: SITE,
      logo: `${SITE}/apple-touch-icon.png`,
    });
  });

  it('offers the search of the page’s language', () => {
    expect(website).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en-US',
      publisher: {'@id': organization?.['@id']},
      potentialAction: {
        '@type': 'SearchAction',
        target: {urlTemplate: `${SITE}/en/search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('breadcrumbData', () => {
  it('counts from one', () => {
    expect(
      breadcrumbData([
        {name: 'Home', url: SITE},
        {name: 'Lamp', url: `${SITE}/products/lamp`},
      ]).itemListElement,
    ).toEqual([
      {'@type': 'ListItem', position: 1, name: 'Home', item: SITE},
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Lamp',
        item: `${SITE}/products/lamp`,
      },
    ]);
  });
});

describe('collectionPageData', () => {
  const facts = {name: 'Maps', description: 'All maps.', url: `${SITE}/maps`};

  it('lists what the page lists', () => {
    const data = collectionPageData({
      ...facts,
      items: [{name: 'Map', url: `${SITE}/products/map`}],
    });
    expect(data).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Maps',
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [{position: 1, name: 'Map'}],
      },
    });
    expect(data).not.toHaveProperty('image');
  });

  it('is valid for an empty list', () => {
    expect(collectionPageData({...facts, items: []})).toMatchObject({
      mainEntity: {numberOfItems: 0, itemListElement: []},
    });
  });
});
