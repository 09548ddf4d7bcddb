import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {withMeasured} from './bench-report';

const ROWS = [
  {title: 'Start', name: 'ms', ours: '49', starter: '17', ratio: '2.88'},
  {title: 'Start', name: 'MB', ours: '90', starter: '80', ratio: '1.13'},
];
const DAY = new Date('2026-11-27T12:00:00Z');

it('replaces the figures of an earlier run, and nothing else', () => {
  const document = readFileSync('docs/performance.md', 'utf8');
  const once = withMeasured(document, ROWS, DAY);
  expect(once).toContain('| Start | ms | 49 | 17 | 2.88 |');
  expect(once).toContain('|  | MB | 90 | 80 | 1.13 |');
  expect(once).toContain('Measured on 2026-11-27');
  expect(once.startsWith(document.slice(0, 50))).toBe(true);
  expect(once.endsWith(document.slice(-50))).toBe(true);
  expect(withMeasured(once, ROWS, DAY)).toBe(once);
});

it('does not write into a document that has no place for figures', () => {
  expect(() => withMeasured('# Text', ROWS, DAY)).toThrow('no place');
});
