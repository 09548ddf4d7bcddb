import {expect, it} from 'vitest';
import {textWithoutValues, unquotedLogLine} from './log-text';

it.each([
  ['a "Ada" b', 'a "…" b'],
  ["a 'Ada's key' b", 'a "…" b'],
  ['a `Ada` b', 'a "…" b'],
  ['a „Ada“ b “Ada” c', 'a "…" b "…" c'],
  ['a «Ada» b ‹Ada› c', 'a "…" b "…" c'],
  ['a ‘Ada’ b ‚Ada‘ c', 'a "…" b "…" c'],
  ['a "Ada and no end', 'a "…"'],
  [
    "can't read it, and the shop's neither",
    "can't read it, and the shop's neither",
  ],
  ['token shpat_0a1b refused', 'token … refused'],
  [`sealed ${'aB3_-'.repeat(9)}.x9 refused`, 'sealed … refused'],
  ['see https://x.example/a of ada@example.com', 'see … of …'],
  ['a\u202Eb\u2028c\nd\u0000e\u200Bf', 'a b c d e f'],
  [
    'TypeError: undefined is not a function',
    'TypeError: undefined is not a function',
  ],
])('keeps others’ data out of the log: %s (E1.20)', (text, line) => {
  expect(unquotedLogLine(text)).toBe(line);
});

it('processes any message quickly (E1.20)', () => {
  for (const piece of ['"', "'", '„', 'a?', 'aB3', "('"]) {
    const begin = Date.now();
    expect(unquotedLogLine(piece.repeat(100_000)).length).toBeLessThan(900);
    expect(Date.now() - begin).toBeLessThan(1000);
  }
});

it.each([
  [
    'Variable "$f" got invalid value "Wiebke" at "f[0].price"; Expected type "PriceRangeFilter" to be an object.',
    'Variable "$f" got invalid value … at "f[0].price"; Expected type "PriceRangeFilter" to be an object.',
  ],
  [
    'Variable "$input" got invalid value { email: "w@example.com", password: "Wiebke" }; Field "x" is not defined by type "Y".',
    'Variable "$input" got invalid value …; Field "x" is not defined by type "Y".',
  ],
  [
    'Value "Wiebke" does not exist in "LanguageCode" enum.',
    'Value … does not exist in "LanguageCode" enum.',
  ],
  [
    'Expected value of type "[ID!]!", found "Wiebke".',
    'Expected value of type "[ID!]!", found ….',
  ],
  [
    "Argument 'first' on Field 'products' has an invalid value (\"Wiebke\"). Expected type 'Int'.",
    "Argument 'first' on Field 'products' has an invalid value …. Expected type 'Int'.",
  ],
  ['No customer "w@example.com" here', 'No customer "…" here'],
  [
    'Cannot query field "emails" on type "Customer".',
    'Cannot query field "emails" on type "Customer".',
  ],
  [
    'Field "Cart.lines(after)" is not implemented by the local shop.',
    'Field "Cart.lines(after)" is not implemented by the local shop.',
  ],
  ['No order "of (Ada)" here', 'No order "…" here'],
])('says what is wrong, not what was sent: %s', (message, text) => {
  expect(textWithoutValues(message)).toBe(text);
});

it('processes any message quickly', () => {
  const begin = Date.now();
  const text = textWithoutValues('invalid value "'.repeat(100_000));
  expect(text.length).toBeLessThanOrEqual(300);
  expect(Date.now() - begin).toBeLessThan(1000);
});
