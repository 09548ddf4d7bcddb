import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {serverMessages} from './messages.server';
import {paymentMarks} from './payment-methods.server';

const marksOf = (cards: string[], wallets: string[] = []) =>
  paymentMarks(
    {acceptedCardBrands: cards, supportedDigitalWallets: wallets},
    {code: 'de'},
  );

it('shows each method once, in Shopify’s order, and none without a name', () => {
  const marks = marksOf(['VISA', 'A_NEW_CARD'], ['GOOGLE_PAY', 'ANDROID_PAY']);
  expect(marks.map(({name}) => name)).toEqual(['Visa', 'Google Pay']);
});

it('has a view in the picture of marks for each method with a name', () => {
  const picture = readFileSync('app/lib/i18n/payment-marks.svg', 'utf8');
  const {payments} = serverMessages('de').market;
  for (const method of Object.keys(payments)) {
    expect(picture).toContain(`<view id="${method}"`);
  }
});
