import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {breadcrumbData, faqData, siteData} from './structured-data';

const SITE = 'https://shop.example';

it('names the organization with an absolute logo, and the search of the page’s language', () => {
  const [organization, website] = siteData(SITE, LOCALES.en);
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: SITE,
    logo: `${SITE}/apple-touch-icon.png`,
  });
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

it('counts breadcrumbs from one', () => {
  const [home, lamp] = [
    {name: 'Home', url: SITE},
    {name: 'Lamp', url: `${SITE}/products/lamp`},
  ] as const;
  expect(breadcrumbData([home, lamp]).itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: home.name, item: home.url},
    {'@type': 'ListItem', position: 2, name: lamp.name, item: lamp.url},
  ]);
});

it('has questions with their answers', () => {
  expect(
    faqData([{question: 'Why?', answerHtml: '<p>So.</p>'}]).mainEntity,
  ).toMatchObject([{name: 'Why?', acceptedAnswer: {text: '<p>So.</p>'}}]);
});
