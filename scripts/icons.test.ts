import {expect, it} from 'vitest';
import {iconPaths} from './icons';

const STROKE =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

it('leaves of an icon its paths, rounded', () => {
  expect(
    iconPaths(
      `<svg viewBox="0 0 24 24" width="1.2em"><g ${STROKE}><circle cx="12" cy="8" r="5"/><path d="M20.04 21a8 8.149.56 0 0 1-.04-16.97h.01z"/></g></svg>`,
    ),
  ).toBe(
    '<circle cx="12" cy="8" r="5"/><path d="M20 21a8 8.1 .6 0 0 1 0-17h0z"/>',
  );
});
