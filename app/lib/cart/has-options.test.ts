import {expect, it} from 'vitest';
import {hasOptions} from './has-options';

const option = (...optionValues: string[]) => ({optionValues});

it.each([
  ['no option', [], false],
  ['the one that Shopify adds', [option('Default Title')], false],
  ['the same in another language', [option('Standardtitel')], false],
  ['an option with two values', [option('Klein', 'Groß')], true],
  ['two options', [option('Klein'), option('Eiche')], true],
])('sees whether a product has options: %s', (_, options, expected) => {
  expect(hasOptions({options})).toBe(expected);
});
