import {
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.min.json';
import {expect, it} from 'vitest';
import {leanMetadata} from './phone-metadata';

const lean = leanMetadata(metadata);
const countries = Object.entries(examples) as [CountryCode, string][];

it('reads a number of every country as the whole metadata do', () => {
  const read = (from: typeof metadata) =>
    countries.map(([country, national]) => {
      const number = parsePhoneNumberFromString(national, country, from);
      return [country, number?.number, number?.isPossible()];
    });
  expect(read(lean)).toEqual(read(metadata));
});

it.each([
  ['+4930123456', '+49 30 123456'],
  ['+41781234567', '+41 78 123 45 67'],
  ['+919812345678', '+91 9812345678'],
])('writes %s as %s', (text, written) => {
  expect(parsePhoneNumberFromString(text, lean)?.formatInternational()).toBe(
    written,
  );
});
