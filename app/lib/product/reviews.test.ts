import {expect, it} from 'vitest';
import {reviewViews, shownRating} from './reviews';

const field = (value: string) => ({value});
const REVIEW = {
  stars: field('{"value": "4.0", "scale_min": "1.0", "scale_max": "5.0"}'),
  body: field(' Good. '),
  author: field('Anna'),
  date: field('2026-08-02T12:00:00Z'),
};
const product = (...nodes: object[]) => ({
  rating: field('{"value": "4.5", "scale_max": "5.0"}'),
  ratingCount: field('12'),
  reviews: {references: {nodes}},
});

it('a product without reviews shows no stars', () => {
  expect(shownRating(product())).toBeNull();
  expect(shownRating({...product(), reviews: null})).toBeNull();
  expect(shownRating(product(REVIEW))).toMatchObject({value: 4.5, count: 12});
});

it.each(['stars', 'body', 'author', 'date'] as const)(
  'a review needs its %s, and may lack the others',
  (needed) => {
    expect(reviewViews(product(REVIEW))).toMatchObject([
      {body: 'Good.', author: 'Anna', isVerified: false},
    ]);
    expect(reviewViews(product({...REVIEW, [needed]: null}))).toEqual([]);
  },
);

it('a long review is cut', () => {
  const long = {...REVIEW, body: field('a'.repeat(5000))};
  expect(reviewViews(product(long))[0]?.body).toHaveLength(1000);
});
