import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {Reviews} from './Reviews';

afterEach(cleanup);

const REVIEW = {
  rating: {value: 5, best: 5, count: 1},
  body: 'It glows.',
  author: 'Ada',
  date: '2026-11-01',
  isVerified: false,
  picture: null,
};

it.each([
  [
    'are two and two, or four in a row, with the ratings',
    [{stars: 5, count: 10}],
  ],
  ['leave no hole where there are none, as in most stores', null],
])('three reviews %s', (_, distribution) => {
  renderPage(
    <Reviews
      rating={{value: 5, best: 5, count: 10}}
      reviews={[REVIEW, REVIEW, REVIEW]}
      distribution={distribution}
      allPath={null}
    />,
  );
  const [list] = screen.getAllByRole('list');
  const isGrid = list?.classList.contains('xl:grid-cols-4');
  expect([list?.children.length, isGrid]).toEqual(
    distribution ? [4, true] : [3, false],
  );
});
