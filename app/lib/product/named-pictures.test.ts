import {expect, it} from 'vitest';
import {regionalPicture} from './named-pictures';

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
