import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {LocaleForm, translatableSearch} from './LocaleSelector';

const PRODUCT = {
  product: {
    variant: {id: 'gid://shopify/ProductVariant/42'},
    optionGroups: [{name: 'Rahmen'}],
  },
};

it.each([
  // Option values have other names in another language.
  ['?Rahmen=Eiche', PRODUCT, '?variant=42'],
  ['?utm_source=a&Rahmen=Eiche', PRODUCT, '?utm_source=a&variant=42'],
  // No variant was chosen.
  ['?utm_source=a', PRODUCT, '?utm_source=a'],
  ['', PRODUCT, ''],
  ['?Rahmen=Eiche', {product: {variant: null}}, '?Rahmen=Eiche'],
  ['?q=karte', {result: {term: 'karte'}}, '?q=karte'],
  ['?a=b', undefined, '?a=b'],
])('turns %j with %j into %j', (search, data, translatable) => {
  expect(translatableSearch(search, data)).toBe(translatable);
});

it('each language has the flag of its region as a picture', async () => {
  renderPage(<LocaleForm buttonClassName="" />);
  await screen.findByRole('button', {name: 'Deutsch'});
  const files = screen
    .getAllByRole('presentation')
    .map((flag) => /\w+\.svg/.exec(flag.getAttribute('src') ?? '')?.[0]);
  expect(files).toEqual(['de.svg', 'us.svg']);
});
