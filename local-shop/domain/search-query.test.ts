import {describe, expect, it} from 'vitest';
import {matchesSearchQuery, parseSearchQuery} from './search-query';

const MAP = {
  title: ['Map of Germany'],
  tag: ['wood', 'Made in Germany'],
  'variants.price': [199, 249],
  created_at: [new Date('2025-02-06T08:00:00Z')],
  available_for_sale: ['true'],
};

const NOW = new Date('2026-01-01T00:00:00Z');

const isFound = (query: string) =>
  matchesSearchQuery(
    parseSearchQuery(query),
    (field) => (field === null ? MAP.title : MAP[field as keyof typeof MAP]),
    NOW,
  );

describe('Shopify’s search syntax', () => {
  it.each([
    '',
    'map',
    'MAP germany',
    '"map of germany"',
    'title:map',
    'germ*',
    '*',
    'title:Map*',
    'tag:wood',
    "tag:'Made in Germany'",
    'tag:"made in germany" AND map',
    'tag:oak OR tag:wood',
    '(tag:oak OR tag:wood) map',
    '-tag:oak',
    'NOT tag:oak',
    'tag_not:oak',
    'NOT (tag:oak AND tag:wood)',
    'variants.price:<200',
    'variants.price:>=249',
    'variants.price:199',
    'created_at:>2024',
    'created_at:<=2025-12-31',
    "created_at:>'2020-10-21T23:39:20Z'",
    'created_at:<now',
    'created_at:2025-02',
    'available_for_sale:true',
    // A field that cannot be searched.
    'inventory:none',
    // Unfinished.
    '(map',
    'map)',
    'map OR',
    '"',
  ])('finds an item by %s', (query) => {
    expect(isFound(query)).toBe(true);
  });

  it.each([
    'chart',
    'map chart',
    '"germany map"',
    'ger',
    'tag:woo',
    '-map',
    'NOT tag:wood',
    'tag_not:wood',
    'tag:oak AND (map OR germany)',
    'variants.price:<100',
    'variants.price:>249 map',
    'created_at:<2024',
    'created_at:>now',
    'created_at:2025-03',
    'available_for_sale:false',
  ])('does not find it by %s', (query) => {
    expect(isFound(query)).toBe(false);
  });

  it('reads long and deeply nested queries in linear time', () => {
    for (const part of ['(', 'NOT ', 'a OR ', '- ', '"\'', "':"]) {
      const start = performance.now();
      isFound(part.repeat(10_000));
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
