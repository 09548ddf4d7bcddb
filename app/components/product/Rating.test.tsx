import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {Rating} from './Rating';

// The tips of a star are narrow: cut at 80 % of its width it looks whole.
it.each([
  [5, '100%'],
  [4.8, '93%'],
  [4.5, '90%'],
  [4.2, '87%'],
  [4, '80%'],
])('lights as much of five stars as %d stars look like: %s', (value, lit) => {
  renderPage(<Rating value={value} best={5} count={3} />, {path: '/en'});
  const stars = screen.getByText(/out of 5 stars/);
  expect(stars.style.getPropertyValue('--rating')).toBe(lit);
});
