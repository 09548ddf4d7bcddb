import {describe, expect, it} from 'vitest';
import {swatchView} from './swatch';

describe('swatchView', () => {
  it('shows a colour', () => {
    expect(swatchView({color: '#c8a26b'})).toEqual({
      color: '#c8a26b',
      image: null,
    });
  });

  it('shows a picture', () => {
    expect(
      swatchView({image: {previewImage: {url: 'https://cdn.example/s.webp'}}}),
    ).toEqual({color: null, image: 'https://cdn.example/s.webp'});
  });

  it.each([
    'red;background:url(//evil.example)',
    'url(//evil.example)',
    'expression(alert(1))',
    '</style>',
  ])('lets no other CSS through: %s', (color) => {
    expect(swatchView({color})).toBeNull();
  });

  it('is nothing without colour and picture', () => {
    expect(swatchView(null)).toBeNull();
    expect(swatchView({color: null, image: null})).toBeNull();
  });
});
