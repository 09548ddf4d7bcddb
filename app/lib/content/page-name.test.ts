import {expect, it} from 'vitest';
import {pathOfPage} from './page-name';

it.each([
  ['legal-imprint', '/legal/imprint'],
  ['home', '/'],
  ['workshop', '/pages/workshop'],
  ['constructor', '/pages/constructor'],
])('the entry %s is shown at %s', (name, path) => {
  expect(pathOfPage(name, ['/legal/imprint'])).toBe(path);
});
