import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {receiptTime} from './withdrawal-messages';

it.each([
  ['de', '21. November 2026 um 09:17:29 MEZ'],
  ['en', 'November 21, 2026 at 9:17:29 AM GMT+1'],
] as const)('says when a withdrawal arrived as %s writes it', (code, text) => {
  const arrived = new Date('2026-11-21T08:17:29Z');
  // Some versions of ICU write other spaces.
  expect(receiptTime(arrived, LOCALES[code]).replace(/\s/g, ' ')).toBe(text);
});
