import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {problemsWithTexts} from './cart-problem-texts.server';

it('sends our message in the language of the page, else Shopify’s', () => {
  const sent = problemsWithTexts(
    [
      {severity: 'error', key: 'badQuantity'},
      {
        severity: 'warning',
        key: 'cappedQuantity',
        message: 'Only 3 left',
        lineId: 'line-1',
        subject: 'METARmap',
        quantity: 3,
      },
      {severity: 'error', key: null, message: 'Try later'},
      {severity: 'error', key: null},
    ],
    {locale: LOCALES.de},
  );
  expect(sent).toEqual([
    {
      severity: 'error',
      key: 'badQuantity',
      text: 'Bitte gib als Menge eine ganze Zahl von 1 bis 10 an.',
    },
    {
      severity: 'warning',
      key: 'cappedQuantity',
      text: 'Von METARmap gibt es höchstens 3 Stück pro Bestellung.',
      lineId: 'line-1',
    },
    {severity: 'error', key: null, text: 'Try later'},
    {severity: 'error', key: null, text: ''},
  ]);
});
