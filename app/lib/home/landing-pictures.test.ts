import {describe, expect, it} from 'vitest';
import {landingPictures} from './landing-pictures';

const picture = (name: string) => ({
  url: `https://cdn.example/files/${name}.webp?v=1`,
});

const FRAMES = ['oak', 'walnut', 'black', 'white'];
const ALL = FRAMES.flatMap((frame) =>
  ['front', 'angle', 'room', 'night', 'detail'].map((view) =>
    picture(`metarmap-${frame}-${view}`),
  ),
);

const namesOf = (pictures: readonly ({url: string} | null)[]) =>
  pictures.map((entry) => /([\w-]+)\.webp/.exec(entry?.url ?? '')?.[1] ?? null);

describe('pictures of the landing pages', () => {
  it('show what their place tells of, in several frames, none twice', () => {
    const {moments, gallery} = landingPictures(ALL);
    const all = namesOf([
      moments.morning,
      moments.noon,
      moments.night,
      ...gallery,
    ]);
    expect(all).toEqual([
      'metarmap-oak-detail',
      'metarmap-walnut-room',
      'metarmap-black-night',
      'metarmap-walnut-night',
      'metarmap-walnut-angle',
      'metarmap-white-detail',
      'metarmap-white-room',
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('without names leave the moments bare and fill the gallery', () => {
    const {moments, gallery} = landingPictures(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(picture),
    );
    expect(Object.values(moments)).toEqual([null, null, null]);
    expect(namesOf(gallery)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('may be missing altogether', () => {
    expect(landingPictures([]).gallery).toEqual([]);
  });
});
