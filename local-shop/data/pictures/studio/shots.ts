import {deskPictures} from './desk';
import {edgeLampPictures} from './edge-lamp';
import {angle, detail, front, night, room} from './flagship-shots';
import {giftPictures} from './gifts';
import {mountingPictures} from './mounting';
import {powerPictures} from './power';
import {printPictures} from './prints';
import {scenePictures} from './scenes';
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
  ...stills,
  ...scenePictures,
};
