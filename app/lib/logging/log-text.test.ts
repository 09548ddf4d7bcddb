import {expect, it} from 'vitest';
import {unquotedLogLine} from './log-text';

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
    expect(Date.now() - begin).toBeLessThan(100);
  }
});
