import {describe, expect, it} from 'vitest';
import {heroPictures} from './hero-pictures';

const picture = (name: string) => ({url: `https://cdn.example/${name}?v=1`});

describe('heroPictures', () => {
  const day = picture('map-oak-front.webp');
  const night = picture('map-oak-night.webp');

  it('takes the featured picture by day and the one named night by night', () => {
    expect(
      heroPictures({featuredImage: day, images: {nodes: [day, night]}}),
    ).toEqual({day, night});
  });

  it('does without a night picture', () => {
    const knight = picture('nightflight.webp');
    expect(
      heroPictures({featuredImage: null, images: {nodes: [day, knight]}}),
    ).toEqual({day, night: null});
  });

  it('does without any', () => {
    expect(heroPictures(null)).toEqual({day: null, night: null});
  });
});
