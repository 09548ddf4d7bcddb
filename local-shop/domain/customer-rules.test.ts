import {describe, expect, test} from 'vitest';
import {passwordFault} from './password-rule';
import {toE164} from './phone-number';

describe('a password', () => {
  test.each([
    ['     ', 'passwordBlank'],
    ['wolke7\t', 'passwordWhitespace'],
    ['abcd', 'passwordTooShort'],
    ['abcde', null],
    // Bytes count, not characters: 21 umlauts are 42 bytes.
    ['ü'.repeat(21), 'passwordTooLong'],
    ['üüa', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});

test.each([
  ['040 123 456 78', '+494012345678'],
  ['0049 (40) 1234-5678', '+494012345678'],
  ['+1 415 555 0100', '+14155550100'],
  ['12345', null],
  ['+1234567890123456', null],
])('the phone number %j is %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});
