import {expect, it} from 'vitest';
import {frameShape} from './picture-shape';

const picture = (width: number, height: number) => ({width, height});

it.each([
  ['none', [], 1],
  ['squares and landscapes', [picture(900, 900), picture(1500, 1000)], 1],
  [
    'a portrait of 5:6 beside a square',
    [picture(1000, 1200), picture(9, 9)],
    0.833,
  ],
  ['a portrait of 2:3', [picture(1000, 1500)], 0.8],
  ['a picture of unknown size', [{width: null, height: null}], 1],
])('the frame of %s', (_, pictures, shape) => {
  expect(frameShape(pictures)).toBe(shape);
});
