import {expect, it} from 'vitest';
import {hasFaq, NO_CONTENT} from './merchant-content.server';

it.each([
  ['a shop with the map', {hasMap: true}, true],
  ['a shop without it', {}, false],
  ['one with an entry', {pageNames: new Set(['faq'])}, true],
  ['one with a page of the Online Store', {onlinePages: page('faqs')}, true],
  ['one with another page', {onlinePages: page('about')}, false],
])('the page of questions of %s', (_, written, exists) => {
  expect(hasFaq({...NO_CONTENT, ...written})).toBe(exists);
});

function page(handle: string): ReadonlyMap<string, string> {
  return new Map([[handle, 'gid://shopify/Page/1']]);
}
