import * as three from 'three';

import type {Edition} from '../chart/edition';
import type {Shot} from './exposure';
import {mapModel} from './map-model';
import {livingRoom} from './room';
import {plaster} from './surfaces';
import {surroundings} from './surroundings';
import type {Finish} from './wood';

const camera = (fieldOfView: number, width: number, height: number) =>
  new three.PerspectiveCamera(fieldOfView, width / height, 0.02, 30);

const wallColours: Record<Finish, string> = {
  oak: '#dcd8d0',
  walnut: '#d9d3c8',
  black: '#d5d3cf',
  white: '#b9beb9',
};

/** A bare plaster wall in the plane z = 0. */
export const bareWall = (colour: string, extent = 6) => {
  const wall = new three.Mesh(
    new three.PlaneGeometry(extent, extent),
    plaster(colour, extent),
  );
  wall.receiveShadow = true;
  return wall;
};

const daylight: Pick<Shot, 'key' | 'sky'> = {
  key: {
    colour: '#fff3e2',
    intensity: 2.7,
    from: [-2.4, 2.6, 2.6],
    radius: 0.5,
  },
  sky: {colour: '#e6effb', intensity: 0.85, towards: [-0.25, 0.35, 1]},
};

const nightLight: Pick<Shot, 'key' | 'sky'> = {
  key: {
    colour: '#ffc98a',
    intensity: 0.55,
    from: [2.6, 0.6, 1.6],
    radius: 0.5,
  },
  sky: {colour: '#5f7fb5', intensity: 0.42, towards: [-0.2, 0.4, 1]},
};

const onTheWall = (
  renderer: three.WebGLRenderer,
  finish: Finish,
  night: boolean,
  pixelsPerMillimetre: number,
  edition?: Edition,
) => {
  const scene = new three.Scene();
  scene.environment = surroundings(renderer, night);
  scene.environmentIntensity = night ? 0.16 : 0.26;
  scene.add(
    bareWall(night ? '#8d8f96' : wallColours[finish]),
    mapModel({
      finish,
      edition,
      pixelsPerMillimetre,
      glow: night ? 2.2 : 0.8,
    }),
  );
  return scene;
};

/** The wall picture seen straight on. */
export const front = (
  renderer: three.WebGLRenderer,
  finish: Finish,
  edition?: Edition,
): Shot => {
  const lens = camera(18, 1, 1);
  lens.position.set(0, 0, 2.62);
  return {
    width: 1600,
    height: 1600,
    scene: onTheWall(renderer, finish, false, 5, edition),
    camera: lens,
    target: new three.Vector3(0, 0, 0.01),
    reach: 0.62,
    ...daylight,
    bloom: 0.25,
  };
};

/** From the side, so that frame, relief and wall shadow show. */
export const angle = (renderer: three.WebGLRenderer, finish: Finish): Shot => {
  const lens = camera(24, 1, 1);
  lens.position.set(1.02, -0.24, 1.3);
  return {
    width: 1600,
    height: 1600,
    scene: onTheWall(renderer, finish, false, 5),
    camera: lens,
    target: new three.Vector3(0.05, -0.03, 0.015),
    reach: 0.62,
    ...daylight,
    samples: 12,
    lens: {aperture: 0.006, focus: new three.Vector3(0.12, -0.08, 0.02)},
    bloom: 0.3,
  };
};

/** Close to the lower corner: wood, paper edge, lights, lettering. */
export const detail = (renderer: three.WebGLRenderer, finish: Finish): Shot => {
  const lens = camera(26, 1, 1);
  lens.position.set(-0.36, -0.34, 0.33);
  const target = new three.Vector3(-0.163, -0.118, 0.02);
  return {
    width: 1600,
    height: 1600,
    scene: onTheWall(renderer, finish, false, 9),
    camera: lens,
    target,
    reach: 0.3,
    ...daylight,
    samples: 15,
    lens: {aperture: 0.0075, focus: new three.Vector3(-0.17, -0.13, 0.022)},
    bloom: 0.35,
  };
};

/** In the dark: the lights glow on the paper. */
export const night = (
  renderer: three.WebGLRenderer,
  finish: Finish,
  edition?: Edition,
): Shot => {
  const lens = camera(22, 1, 1);
  lens.position.set(-0.42, -0.12, 2.02);
  return {
    width: 1600,
    height: 1600,
    scene: onTheWall(renderer, finish, true, 5, edition),
    camera: lens,
    target: new three.Vector3(0, 0, 0.01),
    reach: 0.62,
    ...nightLight,
    samples: 9,
    bloom: 1.1,
    exposure: 1.25,
  };
};

/** Above a sideboard in a living room. */
export const room = (renderer: three.WebGLRenderer, finish: Finish): Shot => {
  const lens = camera(30, 3, 2);
  lens.position.set(0.42, 1.3, 3.85);
  const scene = livingRoom(finish);
  scene.environment = surroundings(renderer);
  scene.environmentIntensity = 0.3;
  const map = mapModel({finish, pixelsPerMillimetre: 4, glow: 1});
  map.position.set(0, 1.44, 0);
  scene.add(map);
  return {
    width: 2000,
    height: 1333,
    scene,
    camera: lens,
    target: new three.Vector3(0.04, 1.04, 0.2),
    reach: 2.1,
    key: {
      colour: '#fff0dc',
      intensity: 2.7,
      from: [-3.4, 3.1, 3.2],
      radius: 0.75,
    },
    sky: {colour: '#e8eef8', intensity: 1.0, towards: [-0.4, 0.5, 1]},
    samples: 12,
    exposure: 1.12,
    bloom: 0.3,
  };
};
