import {expect, it} from 'vitest';
import {langAttributes} from './lang-attributes';

it.each([
  ['fr', {lang: 'fr'}],
  ['zh-tw', {lang: 'zh-tw'}],
  ['ar', {lang: 'ar', dir: 'rtl'}],
  ['he', {lang: 'he', dir: 'rtl'}],
  ['fa', {lang: 'fa', dir: 'rtl'}],
  ['ur', {lang: 'ur', dir: 'rtl'}],
  ['arn', {lang: 'arn'}],
  [undefined, {}],
])('a text in %s has its language and its direction', (lang, attributes) => {
  expect(langAttributes(lang)).toEqual(attributes);
});
