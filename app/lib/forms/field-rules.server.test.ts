import {expect, it} from 'vitest';
import {emailRule, lineRule, textRule} from './field-rules.server';

it.each([
  ['an override', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['embeddings', '\u202AAda\u202C \u202BAda\u202C\u202D', 'Ada Ada'],
  ['isolates', '\u2066Ada\u2067\u2068\u2069', 'Ada'],
  ['half a character', 'a\uD83Db\uDE00', 'ab'],
])('removes %s from a text', (_, typed, kept) => {
  expect(lineRule(20).parse(typed)).toBe(kept);
  expect(textRule(20).parse(typed)).toBe(kept);
  expect(emailRule.parse(`${typed.replace(' ', '')}@example.com`)).toBe(
    `${kept.replace(' ', '')}@example.com`,
  );
});

it('leaves the writing of any language as it is', () => {
  for (const text of ['שלום \u200Fעולם', 'سلام\u200C', '👩‍✈️ 😀', 'Zoë']) {
    expect(lineRule(20).parse(text)).toBe(text);
    expect(textRule(20).parse(text)).toBe(text);
  }
});
