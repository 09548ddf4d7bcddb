import {expect, it} from 'vitest';
import {pictureInRegion} from './region-pictures';

const named = (name: string) => ({url: `https://cdn.example/${name}.webp`});

it.each([
  ['usEastCoast', 'room', 'east-coast-room'],
  ['usEastCoast', 'room-night', 'east-coast-room-night'],
  ['usEastCoast', 'desk', 'desk'],
  ['alps', 'room', 'room'],
  ['germany', 'room', 'room'],
  [null, 'room', 'room'],
] as const)(
  'shows in the region %s in the place of a product’s picture %s the picture %s',
  (region, own, shown) => {
    const nodes = ['east-coast-room', 'east-coast-room-night'].map((name) => ({
      image: named(name),
    }));
    const picture = named(own);
    const ours = pictureInRegion({regional: {references: {nodes}}}, region);
    expect(ours?.(picture) ?? picture).toEqual(named(shown));
  },
);
