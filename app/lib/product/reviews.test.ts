import {describe, expect, it} from 'vitest';
import {ratingView, reviewQuote, reviewViews, shownRating} from './reviews';

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

const fields = (rating: unknown, count: string) => ({
  rating: {value: JSON.stringify(rating)},
  ratingCount: {value: count},
});
const FOUR = {value: '4.5', scale_min: '1.0', scale_max: '5.0'};

describe('a rating', () => {
  it('is read from the standard metafields, whatever its scale', () => {
    expect(ratingView(fields(FOUR, '12'))).toEqual({
      value: 4.5,
      best: 5,
      count: 12,
    });
    expect(
      ratingView(fields({value: '8', scale_max: '10'}, '1')),
    ).toMatchObject({value: 8, best: 10});
  });

  it.each([
    ['without metafields', {}],
    ['without a count', {rating: {value: JSON.stringify(FOUR)}}],
    ['that nobody gave', fields(FOUR, '0')],
    ['with half a count', fields(FOUR, '1.5')],
    ['above its scale', fields({...FOUR, value: '6'}, '3')],
    ['below its scale', fields({...FOUR, value: '0.5'}, '3')],
    ['without a scale', fields({value: '4'}, '3')],
    ['that is no number', fields({...FOUR, value: 'many'}, '3')],
    ['that is no object', fields(null, '3')],
    [
      'that is no JSON',
      {rating: {value: '4.5 of 5'}, ratingCount: {value: '3'}},
    ],
  ])('%s is left out', (_what, given) => {
    expect(ratingView(given)).toBeNull();
  });
});

it('the quote beside the price is the first short sentence of a review with all stars', () => {
  const five = field('{"value": "5.0", "scale_max": "5.0"}');
  const quoteOf = (...reviews: object[]) =>
    reviewQuote(reviewViews(product(...reviews)));
  const body = field('It hangs in the hall. Setup was easy.');
  const long = field(`${'word '.repeat(40)}end.`);
  expect(
    quoteOf(
      {...REVIEW, body},
      {...REVIEW, stars: five, body: long},
      {...REVIEW, stars: five, body, author: field('Bea')},
    ),
  ).toEqual({text: 'It hangs in the hall.', author: 'Bea'});
  expect(quoteOf({...REVIEW, body})).toBeNull();
});
