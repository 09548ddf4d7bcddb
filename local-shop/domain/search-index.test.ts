import {describe, expect, it} from 'vitest';

import {SearchIndex} from './search-index';

const index = new SearchIndex(
  ['Wandkarte Alpen', 'Rahmen für Karten', 'Höhenmesser', 'Große Karte'].map(
    (text, position) => ({id: String(position), TITLE: text}),
  ),
);

describe('SearchIndex', () => {
  it('needs every word', () => {
    expect(index.find('große karte', {prefix: false})).toEqual(['3']);
    expect(index.find('große alpen', {prefix: false})).toEqual([]);
  });

  it('matches the last word as a prefix only when asked', () => {
    expect(index.find('kart', {prefix: true}).sort()).toEqual(['1', '3']);
    expect(index.find('kart', {prefix: false})).toEqual([]);
  });

  it.each([
    'Höhenmesser',
    'hohenmesser',
    'HOEHENMESSER',
    'höhenmeser',
    'höhenmseser',
  ])('finds the altimeter by %s', (text) => {
    expect(index.find(text, {prefix: false})).toEqual(['2']);
  });
});
