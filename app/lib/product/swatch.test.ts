import {describe, expect, it} from 'vitest';
import {colorOfChoice, swatchView} from './swatch';

describe('swatchView', () => {
  it('shows a colour, a picture, or nothing', () => {
    const url = 'https://cdn.example/s.webp';
    expect(swatchView({color: '#c8a26b'})).toEqual({
      color: '#c8a26b',
      image: null,
    });
    expect(swatchView({image: {previewImage: {url}}})).toEqual({
      color: null,
      image: url,
    });
    expect(swatchView({color: null, image: null})).toBeNull();
  });

  it.each([
    'red;background:url(//evil.example)',
    'url(//evil.example)',
    'expression(alert(1))',
    '</style>',
  ])('lets no other CSS through: %s', (color) => {
    expect(swatchView({color})).toBeNull();
  });
});

it.each([
  ['Oak', '#c8a26b'],
  ['Brass', null],
  ['Ebony', null],
])('finds the colour of the chosen frame: %s', (frame, color) => {
  const options = [
    {name: 'Size', optionValues: [{name: 'S'}]},
    {
      name: 'Frame',
      optionValues: [
        {name: 'Oak', swatch: {color: '#c8a26b'}},
        {name: 'Brass', swatch: {color: 'url(//evil.example)'}},
      ],
    },
  ];
  expect(
    colorOfChoice(options, [
      {name: 'Size', value: 'S'},
      {name: 'Frame', value: frame},
    ]),
  ).toBe(color);
});
