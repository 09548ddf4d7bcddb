import {describe, expect, it} from 'vitest';
import {
  landingPictures as picturesFor,
  type LandingPictures,
} from './landing-pictures.server';

const picture = (name: string) => ({
  url: `https://cdn.example/files/${name}.webp?v=1`,
});

const landingPictures = (
  pictures: Parameters<typeof picturesFor>[0],
  region: Parameters<typeof picturesFor>[1],
) => picturesFor(pictures, region, 'DE');

const FRAMES = ['oak', 'walnut', 'black', 'white'];
const ALL = [
  ...FRAMES.flatMap((frame) =>
    ['front', 'angle', 'room', 'night', 'detail'].map((view) =>
      picture(`metarmap-${frame}-${view}`),
    ),
  ),
  ...['metarmap-back', 'metarmap-rail'].map(picture),
];

const names = (pictures: LandingPictures) =>
  Object.values(pictures).map(
    (entry) => /([\w-]+)\.webp/.exec(entry?.url ?? '')?.[1] ?? null,
  );

describe('pictures of the landing pages', () => {
  it('match their time of day, each with another frame, and the steps of the setup', () => {
    expect(names(landingPictures(ALL, 'germany'))).toEqual([
      'metarmap-oak-detail',
      'metarmap-walnut-room',
      'metarmap-black-night',
      'metarmap-back',
      'metarmap-rail',
      'metarmap-oak-angle',
    ]);
  });

  it('are as wide as their frames, which would cut a square one, if the store has such', () => {
    const sized = ALL.map((each) => ({
      ...each,
      width: 900,
      height: each.url.includes('room') ? 600 : 900,
    }));
    const wide = {...picture('metarmap-oak-room-night'), width: 3, height: 2};
    const {night, look} = landingPictures([...sized, wide], 'germany');
    expect(night).toBe(wide);
    expect(look?.url).toContain('metarmap-white-room.');
  });

  it('are those of the region, if file names contain it', () => {
    const abroad = ['alps-oak', 'east-coast-oak', 'east-coast-walnut'].flatMap(
      (map) => [
        picture(`metarmap-${map}-detail`),
        picture(`metarmap-${map}-room`),
      ],
    );
    const all = [...abroad, ...ALL];
    expect(names(landingPictures(all, 'usEastCoast'))).toEqual([
      'metarmap-east-coast-oak-detail',
      'metarmap-east-coast-walnut-room',
      'metarmap-black-night',
      'metarmap-back',
      'metarmap-rail',
      'metarmap-oak-angle',
    ]);
    expect(names(landingPictures(all, 'germany'))).toEqual(
      names(landingPictures(ALL, 'germany')),
    );
  });

  it('show an outlet instead of the back where there is a picture of one', () => {
    const {connect} = landingPictures(
      [...ALL, picture('metarmap-outlet-us')],
      'germany',
    );
    expect(connect?.url).toContain('metarmap-outlet-us');
  });

  it('are missing without file names that say what they show', () => {
    const unnamed = landingPictures(['a', 'b'].map(picture), 'germany');
    expect(new Set(Object.values(unnamed))).toEqual(new Set([null]));
  });
});
