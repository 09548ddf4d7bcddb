import * as three from 'three';

import type {Shot} from './exposure';
import {bareWall} from './flagship-shots';
import {matt} from './surfaces';
import {surroundings} from './surroundings';

/** Makes a shot; takes the renderer for its reflections. */
export type Taker = (renderer: three.WebGLRenderer) => Shot;

type Point = readonly [number, number, number];

/** Where the camera of a still life stands and how it is lit. */
export interface View {
  from: Point;
  at: Point;
  /** Vertical field of view in degrees, 26 by default. */
  angle?: number;
  backdrop?: string;
  /** Darkened studio, so that lights glow. */
  dusk?: boolean;
  /** Lens opening in metres: the larger, the softer the background. */
  aperture?: number;
  size?: readonly [number, number];
  samples?: number;
  /** Farthest shadow from `at` in metres; default fits the view. */
  reach?: number;
}

const sweep = (colour: string, depth: number) => {
  const geometry = new three.PlaneGeometry(depth * 14, 1, 1, 60);
  const points = geometry.attributes.position;
  const radius = depth * 1.1;
  const arc = (Math.PI / 2) * radius;
  const floor = depth * 5;
  const total = floor + arc + depth * 6;
  for (let index = 0; index < points.count; index += 1) {
    const along = (points.getY(index) + 0.5) * total;
    const bent = Math.max(0, Math.min(arc, along - floor)) / radius;
    const rest = Math.max(0, along - floor - arc);
    const back = Math.min(along, floor) + radius * Math.sin(bent);
    points.setXYZ(
      index,
      points.getX(index),
      radius * (1 - Math.cos(bent)) + rest,
      depth * 3.6 - back,
    );
  }
  geometry.computeVertexNormals();
  const mesh = new three.Mesh(geometry, matt(colour));
  mesh.receiveShadow = true;
  return mesh;
};

const photograph = (
  renderer: three.WebGLRenderer,
  view: View,
  scene: three.Scene,
  upward: boolean,
): Shot => {
  const [width, height] = view.size ?? [1200, 1200];
  const target = new three.Vector3(...view.at);
  const camera = new three.PerspectiveCamera(
    view.angle ?? 26,
    width / height,
    0.01,
    40,
  );
  camera.position.set(...view.from);
  const distance = camera.position.distanceTo(target);
  const reach =
    view.reach ??
    distance *
      Math.tan((camera.fov * Math.PI) / 360) *
      Math.max(1.5, (1.25 * width) / height);
  scene.environment = surroundings(renderer, view.dusk);
  scene.environmentIntensity = view.dusk ? 0.26 : 0.5;
  const dim = view.dusk ? 0.4 : 1;
  return {
    width,
    height,
    scene,
    camera,
    target,
    reach,
    key: {
      colour: view.dusk ? '#ffd3a0' : '#fff3e4',
      intensity: 2.5 * dim,
      from: [
        target.x - distance * 0.8,
        target.y + distance * (upward ? 1.15 : 0.85),
        target.z + distance * (upward ? 0.55 : 0.9),
      ],
      radius: distance * 0.22,
    },
    sky: {
      colour: view.dusk ? '#8aa6d8' : '#e9f0fa',
      intensity: 1.0 * dim,
      towards: upward ? [-0.2, 1, 0.45] : [-0.25, 0.35, 1],
    },
    samples: view.samples ?? (view.aperture ? 9 : 6),
    bloom: view.dusk ? 0.9 : 0.3,
    exposure: upward ? 1.02 : 1.05,
    ...(view.aperture ? {lens: {aperture: view.aperture, focus: target}} : {}),
  };
};

/** Things standing on a paper sweep; the table is y = 0. */
export const still =
  (view: View, build: () => three.Object3D[]): Taker =>
  (renderer) => {
    const scene = new three.Scene();
    const depth = Math.hypot(
      view.from[0] - view.at[0],
      view.from[1] - view.at[1],
      view.from[2] - view.at[2],
    );
    scene.add(sweep(view.backdrop ?? '#e6e1d7', depth * 0.55), ...build());
    return photograph(renderer, view, scene, true);
  };

/** Things hung on a plaster wall; the wall is z = 0. */
export const hung =
  (view: View, build: () => three.Object3D[]): Taker =>
  (renderer) => {
    const scene = new three.Scene();
    scene.add(bareWall(view.backdrop ?? '#d8d4cb'), ...build());
    return photograph(renderer, view, scene, false);
  };

/** Moves and turns an object and returns it. */
export const put = <T extends three.Object3D>(
  object: T,
  position: Point,
  rotation: Point = [0, 0, 0],
) => {
  object.position.set(...position);
  object.rotation.set(...rotation);
  return object;
};
