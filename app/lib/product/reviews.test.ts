import {describe, expect, it} from 'vitest';
import {
  ratingDistribution,
  ratingView,
  reviewsOnPage,
  reviewViews,
  shownRating,
  sortedReviews,
} from './reviews';

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
  reviews: {
    references: {
      nodes: nodes.map((node) => ({id: 'gid://shopify/Metaobject/1', ...node})),
    },
  },
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

it('a page quotes the first short sentence of a review with all stars, and shows three others in full', () => {
  const five = field('{"value": "5.0", "scale_max": "5.0"}');
  const onPage = (...reviews: object[]) =>
    reviewsOnPage(reviewViews(product(...reviews)));
  const body = field('It hangs in the hall. Setup was easy.');
  const long = field(`${'word '.repeat(40)}end.`);
  const quotable = {...REVIEW, stars: five, body, author: field('Bea')};
  const others = ['Cem', 'Dora', 'Eva'].map((author) => ({
    ...REVIEW,
    author: field(author),
  }));
  const {quote, inFull} = onPage(
    {...REVIEW, body},
    {...REVIEW, stars: five, body: long, author: field('Abe')},
    ...[quotable, ...others],
  );
  expect(quote).toEqual({text: 'It hangs in the hall.', author: 'Bea'});
  expect(inFull.map(({author}) => author)).toEqual(['Anna', 'Abe', 'Cem']);
  expect(onPage({...REVIEW, body}, ...others)).toMatchObject({quote: null});
  // It would be the only one.
  expect(onPage(quotable)).toMatchObject({
    quote: null,
    inFull: [{author: 'Bea'}],
  });
});

describe('the distribution of ratings', () => {
  const distributed = (value: string) =>
    ratingDistribution({...product(REVIEW), ratingDistribution: {value}});

  it('has five numbers, which together are the number of ratings', () => {
    expect(distributed('7, 3, 1, 0, 1')).toEqual([
      {stars: 5, count: 7},
      {stars: 4, count: 3},
      {stars: 3, count: 1},
      {stars: 2, count: 0},
      {stars: 1, count: 1},
    ]);
  });

  it.each([
    '',
    '12',
    '7, 3, 1, 0, 2',
    '7, 3, 1, 0, x',
    '7, 3, 1, 1',
    '1e1,2,0,0,0',
  ])('is not shown for %j', (value) => {
    expect(distributed(value)).toBeNull();
  });
});

it('reviews are sorted by day, or by stars and then by day', () => {
  const [one] = reviewViews(product(REVIEW));
  if (!one) throw new Error('no review');
  const rated = (value: number, date: string) => ({
    ...one,
    date,
    rating: {...one.rating, value},
  });
  const all = [
    rated(3, '2026-01-01'),
    rated(5, '2026-01-02'),
    rated(5, '2026-01-04'),
    rated(1, '2026-01-03'),
  ];
  const starsIn = (order: Parameters<typeof sortedReviews>[1]) =>
    sortedReviews(all, order).map(
      ({rating, date}) => `${rating.value} ${date.slice(-1)}`,
    );
  expect(starsIn('newest')).toEqual(['5 4', '1 3', '5 2', '3 1']);
  expect(starsIn('best')).toEqual(['5 4', '5 2', '3 1', '1 3']);
  expect(starsIn('worst')).toEqual(['1 3', '3 1', '5 4', '5 2']);
});
