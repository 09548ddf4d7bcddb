import {describe, expect, it} from 'vitest';
import {frameShape, pictureSource} from './picture-source';

const URL = 'https://cdn.example/map.webp';

function widths(srcSet = ''): number[] {
  return srcSet.split(', ').map((entry) => parseInt(entry.split(' ')[1] ?? ''));
}

describe('pictureSource', () => {
  it.each([
    [4000, [400, 800, 1200, 1600, 2000, 2400, 2800, 3200]],
    [undefined, [400, 800, 1200, 1600, 2000, 2400, 2800, 3200]],
    [1600, [400, 800, 1200, 1600]],
    [1000, [400, 800, 1000]],
  ])('never goes beyond an original of %s', (width, offered) => {
    expect(widths(pictureSource({url: URL, width}).srcSet)).toEqual(offered);
  });

  it('offers only one width of a small original', () => {
    expect(pictureSource({url: URL, width: 120}).src).toBe(`${URL}?width=120`);
  });

  it('offers the widths that the layout can show, and no list for a single one', () => {
    const large = {url: URL, width: 4000};
    expect(widths(pictureSource(large, undefined, 1200).srcSet)).toEqual([
      400, 800, 1200,
    ]);
    for (const widest of [200, 400] as const) {
      expect(pictureSource(large, undefined, widest)).toEqual({
        src: `${URL}?width=${widest}`,
        srcSet: undefined,
      });
    }
  });

  it('keeps the query that an address already has', () => {
    expect(pictureSource({url: `${URL}?v=17`, width: 800}).src).toBe(
      `${URL}?v=17&width=800`,
    );
  });

  it('crops to an aspect ratio', () => {
    expect(pictureSource({url: URL, width: 4000}, 4 / 3).src).toBe(
      `${URL}?width=800&height=600&crop=center`,
    );
    const fitting = {url: URL, width: 4000, height: 3000};
    expect(pictureSource(fitting, 4 / 3).src).toBe(`${URL}?width=800`);
  });
});

const sized = (width: number, height: number) => ({width, height});

it.each([
  ['none', [], 1],
  ['squares and landscapes', [sized(900, 900), sized(1500, 1000)], 1],
  [
    'a portrait of 5:6 beside a square',
    [sized(1000, 1200), sized(9, 9)],
    0.833,
  ],
  ['a portrait of 2:3', [sized(1000, 1500)], 0.8],
  ['a picture of unknown size', [{width: null, height: null}], 1],
])('the frame of %s', (_, pictures, shape) => {
  expect(frameShape(pictures)).toBe(shape);
});
