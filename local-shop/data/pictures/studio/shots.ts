import {alps} from '../chart/editions/alps';
import {eastCoast} from '../chart/editions/east-coast';
import {europe} from '../chart/editions/europe';
import {deskPictures} from './desk/desk-pictures';
import {edgeLampPictures} from './edge-lamp';
import {angle, detail, front, night, room} from './flagship-shots';
import type {Shot} from './exposure';
import {giftPictures} from './gifts/gift-pictures';
import {mountingPictures} from './mounting/mounting-pictures';
import {powerPictures} from './power/power-pictures';
import {printPictures} from './prints/print-pictures';
import {scenePictures} from './scenes/scene-pictures';
import type {Taker} from './stills';
import type {Finish} from './wood';

const finishes: Finish[] = ['oak', 'walnut', 'black', 'white'];

const flagship = Object.fromEntries(
  finishes.flatMap((finish) =>
    Object.entries({front, angle, detail, night, room}).map(
      ([view, take]): [string, Taker] => [
        `products/metarmap-${finish}-${view}.webp`,
        (renderer) => take(renderer, finish),
      ],
    ),
  ),
);

// The other regions: from the front in every finish, and once at night.
const regions = Object.fromEntries(
  [alps, europe, eastCoast].flatMap((edition) => [
    ...finishes.map((finish): [string, Taker] => [
      `products/metarmap-${edition.name}-${finish}-front.webp`,
      (renderer) => ({
        ...front(renderer, finish, edition),
        width: 1200,
        height: 1200,
      }),
    ]),
    [
      `products/metarmap-${edition.name}-oak-night.webp`,
      (renderer): Shot => ({
        ...night(renderer, 'oak', edition),
        width: 1200,
        height: 1200,
      }),
    ] satisfies [string, Taker],
  ]),
);

const stills = Object.fromEntries(
  Object.entries({
    ...printPictures,
    ...mountingPictures,
    ...powerPictures,
    ...edgeLampPictures,
    ...deskPictures,
    ...giftPictures,
  }).flatMap(([handle, takers]) =>
    takers.map((take, index): [string, Taker] => [
      `products/${handle}-${index + 1}.webp`,
      take,
    ]),
  ),
);

/** Every picture by its path below `media/`. */
export const shots: Record<string, Taker> = {
  ...flagship,
  ...regions,
  ...stills,
  ...scenePictures,
};
