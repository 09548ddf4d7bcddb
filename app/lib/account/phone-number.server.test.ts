import {describe, expect, it} from 'vitest';
import {readablePhone, toE164} from './phone-number.server';

describe('toE164', () => {
  it.each([
    ['030 123456', 'DE', '+4930123456'],
    ['0049 30 123456', 'DE', '+4930123456'],
    ['+49 30 123456', 'US', '+4930123456'],
    ['(415) 555-0100', 'US', '+14155550100'],
    // Italian numbers keep their zero, Swiss ones lose it.
    ['06 698 1234', 'IT', '+39066981234'],
    ['044 668 18 00', 'CH', '+41446681800'],
    ['٠٣٠ ١٢٣٤٥٦', 'DE', '+4930123456'],
  ])('reads %s in %s', (text, country, number) => {
    expect(toE164(text, country)).toBe(number);
  });

  it.each([
    ['12', 'DE'],
    ['ruf mich an: 030 123456', 'DE'],
    ['030 123456 ext. 7', 'DE'],
    ['030 123456', 'ZZ'],
    ['1'.repeat(2000), 'DE'],
    ['', 'DE'],
  ])('refuses %s in %s', (text, country) => {
    expect(toE164(text, country)).toBeNull();
  });
});

it('formats a number for reading, and leaves other text unchanged', () => {
  expect(readablePhone('+4930123456')).toBe('+49 30 123456');
  expect(readablePhone('on request')).toBe('on request');
  expect(toE164(readablePhone('+14155550100'), 'DE')).toBe('+14155550100');
});
