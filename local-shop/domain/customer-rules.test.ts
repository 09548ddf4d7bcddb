import {describe, expect, test} from 'vitest';
import {isEmailAddress} from './email-address';
import {hashPassword, verifyPassword} from './password-hash';
import {passwordFault} from './password-rule';
import {toE164} from './phone-number';
import {isPostalCode} from './postal-code';

describe('a password', () => {
  test.each([
    ['     ', 'passwordBlank'],
    [' wolke7', 'passwordWhitespace'],
    ['wolke7\t', 'passwordWhitespace'],
    ['abcd', 'passwordTooShort'],
    ['abcde', null],
    ['x'.repeat(40), null],
    ['x'.repeat(41), 'passwordTooLong'],
    // Bytes count, not characters: 21 umlauts are 42 bytes.
    ['ü'.repeat(21), 'passwordTooLong'],
    ['üüa', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test('opens only its own hash, and no hash is opened by nothing', async () => {
    const hash = await hashPassword('wolke7');
    expect(hash).not.toContain('wolke7');
    expect(await verifyPassword('wolke7', hash)).toBe(true);
    expect(await verifyPassword('Wolke7', hash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
  });
});

test.each([
  ['040 123 456 78', '+494012345678'],
  ['0049 (40) 1234-5678', '+494012345678'],
  ['+1 415 555 0100', '+14155550100'],
  ['12345', null],
  ['+0123456789', null],
  ['+1234567890123456', null],
  ['call me', null],
])('the phone number %j is %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

test.each([
  ['anna@example.com', true],
  ['anna+karte@sub.example.co.uk', true],
  ['jürgen@müller.de', true],
  ['anna@', false],
  ['anna@localhost', false],
  ['anna@example.com, b@example.com', false],
  ['anna@example.com\nBcc: b@example.com', false],
  ['a'.repeat(65) + '@example.com', false],
  ['anna@example..com', false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test.each([
  ['DE', '20457', true],
  ['DE', '2045', false],
  ['GB', 'sw1a 2aa', true],
  ['NL', '1012AB', true],
  ['PL', '00-001', true],
  ['PL', '00001', false],
  ['XX', 'whatever', true],
])('in %s the postal code %j fits: %s', (country, zip, expected) => {
  expect(isPostalCode(country, zip)).toBe(expected);
});
