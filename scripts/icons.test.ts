import {expect, it} from 'vitest';
import {outlineOf} from './icons';

it('draws an icon with one path, whatever its shapes', () => {
  expect(
    outlineOf(
      '<svg viewBox="0 0 24 24"><g fill="none"><path d="m1 2l3 4"/><circle cx="8" cy="9" r="2"/><path d="M5 6h1"/></g></svg>',
    ),
  ).toBe('M0 0m1 2l3 4M6 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M0 0M5 6h1');
});

it('refuses a shape that it does not know', () => {
  expect(() => outlineOf('<svg><rect width="2"/></svg>')).toThrow('rect');
});
