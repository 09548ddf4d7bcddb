import {expect, it} from 'vitest';
import {pictureInRegion, regionalPicture} from './named-pictures';

const named = (name: string) => ({url: `https://cdn.example/${name}.webp`});
const [DAY, NIGHT] = [named('room'), named('room-night')];
const [COAST, COAST_NIGHT] = [
  named('east-coast-room'),
  named('east-coast-room-night'),
];
const OTHERS = [NIGHT, COAST, COAST_NIGHT];

it.each([
  ['of its own region', 'germany', DAY, OTHERS, DAY, NIGHT],
  ['of another region', 'usEastCoast', DAY, OTHERS, COAST, COAST_NIGHT],
  ['of a region without pictures', 'alps', DAY, OTHERS, DAY, NIGHT],
  ['by night in both modes', 'germany', NIGHT, [COAST_NIGHT], NIGHT, null],
  ['of another night', 'usEastCoast', NIGHT, [COAST_NIGHT], COAST_NIGHT, null],
  ['without further pictures', 'usEastCoast', DAY, [], DAY, null],
  ['without any picture', 'germany', null, [], null, null],
] as const)(
  'shows a collection’s picture %s',
  (_, region, own, others, image, darkImage) => {
    expect(regionalPicture(own, others, region)).toEqual({image, darkImage});
  },
);

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
    const nodes = [COAST, COAST_NIGHT].map((image) => ({image}));
    const picture = named(own);
    const ours = pictureInRegion({regional: {references: {nodes}}}, region);
    expect(ours?.(picture) ?? picture).toEqual(named(shown));
  },
);
