import * as three from 'three';

import {developNegative} from './developing';

/** A light whose direction varies from sample to sample: a soft source. */
interface SoftLight {
  colour: three.ColorRepresentation;
  intensity: number;
  /** Centre of the source, metres. */
  from: readonly [number, number, number];
  /** Radius of the source, metres; larger is softer. */
  radius: number;
}

/** How a scene is photographed. */
export interface Shot {
  width: number;
  height: number;
  scene: three.Scene;
  camera: three.PerspectiveCamera;
  /** What the camera and the lights aim at. */
  target: three.Vector3;
  /** Radius around the target that casts shadows, metres. */
  reach: number;
  key: SoftLight;
  /** Light of the surroundings: from the half-space around this direction. */
  sky: {
    colour: three.ColorRepresentation;
    intensity: number;
    towards: readonly [number, number, number];
  };
  samples?: number;
  /** Lens opening in metres and the distance in focus; none: all sharp. */
  lens?: {aperture: number; focus: three.Vector3};
  /** Brightness factor of the finished picture. */
  exposure?: number;
  /** Strength of the glow around bright points, 0 for none. */
  bloom?: number;
}

// Low-discrepancy pairs (Roberts' R2 sequence): even coverage with few samples.
const pair = (index: number, offset: number): [number, number] => [
  (0.5 + offset + (index + 1) * 0.7548776662466927) % 1,
  (0.5 + offset + (index + 1) * 0.5698402909980532) % 1,
];

const shadowCaster = (shot: Shot, size: number) => {
  const light = new three.DirectionalLight('#ffffff', 1);
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = shot.reach * 0.002;
  light.shadow.radius = 24 / Math.max(3, shot.samples ?? 11);
  const {camera} = light.shadow;
  camera.left = -shot.reach;
  camera.right = shot.reach;
  camera.top = shot.reach;
  camera.bottom = -shot.reach;
  camera.near = 0.01;
  camera.far = shot.reach * 8;
  light.target.position.copy(shot.target);
  shot.scene.add(light, light.target);
  return light;
};

const aim = (light: three.DirectionalLight, shot: Shot, way: three.Vector3) => {
  light.position
    .copy(way)
    .normalize()
    .multiplyScalar(shot.reach * 4)
    .add(shot.target);
};

/**
 * Photographs a scene: many renderings, each with another point of the light
 * sources, of the lens and of the pixel, are averaged in floating point and
 * then developed. Soft shadows, ambient occlusion, depth of field and
 * antialiasing come from this one loop. Deterministic.
 */
export const expose = (renderer: three.WebGLRenderer, shot: Shot) => {
  const {width, height, scene, camera} = shot;
  const samples = shot.samples ?? 11;
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = three.PCFShadowMap;
  renderer.toneMapping = three.NoToneMapping;

  // Bounced light that no sample of the sky reaches.
  const bounce = new three.AmbientLight(
    shot.sky.colour,
    shot.sky.intensity * 0.32,
  );
  scene.add(bounce);
  const key = shadowCaster(shot, 2048);
  const sky = shadowCaster(shot, 1024);
  key.color.set(shot.key.colour);
  key.intensity = shot.key.intensity;
  sky.color.set(shot.sky.colour);

  const frame = new three.WebGLRenderTarget(width, height, {
    type: three.HalfFloatType,
    colorSpace: three.LinearSRGBColorSpace,
  });
  const negative = new three.WebGLRenderTarget(width, height, {
    type: three.FloatType,
    depthBuffer: false,
  });
  const addition = new three.ShaderMaterial({
    uniforms: {frame: {value: frame.texture}, share: {value: 1 / samples}},
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader:
      'uniform sampler2D frame; uniform float share; varying vec2 at; void main() { gl_FragColor = vec4(min(texture2D(frame, at).rgb, vec3(24.0)) * share, 1.0); }',
    blending: three.CustomBlending,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  const screen = new three.Mesh(new three.PlaneGeometry(2, 2), addition);
  screen.frustumCulled = false;
  const projector = new three.Scene().add(screen);
  const eye = new three.Camera();

  renderer.setRenderTarget(negative);
  renderer.setClearColor('#000000', 0);
  renderer.clear();

  const stand = camera.position.clone();
  const focus = shot.lens?.focus ?? shot.target;
  const aside = new three.Vector3();
  const upward = new three.Vector3();
  const zenith = new three.Vector3(...shot.sky.towards).normalize();
  const toZenith = new three.Quaternion().setFromUnitVectors(
    new three.Vector3(0, 0, 1),
    zenith,
  );
  const keyWay = new three.Vector3(...shot.key.from).sub(shot.target);

  camera.lookAt(shot.target);
  camera.updateMatrixWorld();
  const gaze = camera.quaternion.clone();

  for (let sample = 0; sample < samples; sample += 1) {
    const [pixelX, pixelY] = pair(sample, 0);
    camera.setViewOffset(
      width,
      height,
      pixelX - 0.5,
      pixelY - 0.5,
      width,
      height,
    );
    if (shot.lens) {
      const [turn, out] = pair(sample, 0.37);
      const radius = Math.sqrt(out) * shot.lens.aperture;
      aside.set(1, 0, 0).applyQuaternion(gaze);
      upward.set(0, 1, 0).applyQuaternion(gaze);
      camera.position
        .copy(stand)
        .addScaledVector(aside, Math.cos(turn * 2 * Math.PI) * radius)
        .addScaledVector(upward, Math.sin(turn * 2 * Math.PI) * radius);
      // Keep the point in focus where it is on the film: shear by view offset.
      camera.quaternion.copy(gaze);
      camera.updateMatrixWorld();
      const drift = focus.clone().project(camera);
      camera.position.copy(stand);
      camera.updateMatrixWorld();
      const wanted = focus.clone().project(camera);
      camera.position
        .addScaledVector(aside, Math.cos(turn * 2 * Math.PI) * radius)
        .addScaledVector(upward, Math.sin(turn * 2 * Math.PI) * radius);
      camera.setViewOffset(
        width,
        height,
        pixelX - 0.5 + ((drift.x - wanted.x) * width) / 2,
        pixelY - 0.5 - ((drift.y - wanted.y) * height) / 2,
        width,
        height,
      );
    }
    const [keyTurn, keyOut] = pair(sample, 0.13);
    const spread = Math.sqrt(keyOut) * shot.key.radius;
    const way = keyWay.clone();
    const across = new three.Vector3(0, 1, 0).cross(way).normalize();
    const over = way.clone().cross(across).normalize();
    way
      .addScaledVector(across, Math.cos(keyTurn * 2 * Math.PI) * spread)
      .addScaledVector(over, Math.sin(keyTurn * 2 * Math.PI) * spread);
    aim(key, shot, way);

    // Cosine-weighted directions over the half-space.
    const [skyTurn, skyOut] = pair(sample, 0.71);
    const sine = Math.sqrt(skyOut) * 0.98;
    const dome = new three.Vector3(
      Math.cos(skyTurn * 2 * Math.PI) * sine,
      Math.sin(skyTurn * 2 * Math.PI) * sine,
      Math.sqrt(1 - sine * sine),
    );
    sky.intensity = shot.sky.intensity / Math.max(0.35, dome.z);
    aim(sky, shot, dome.applyQuaternion(toZenith));

    renderer.setRenderTarget(frame);
    renderer.setClearColor('#000000', 1);
    renderer.autoClear = true;
    renderer.render(scene, camera);
    renderer.setRenderTarget(negative);
    renderer.autoClear = false;
    renderer.render(projector, eye);
  }
  camera.clearViewOffset();
  camera.position.copy(stand);
  scene.remove(bounce, key, key.target, sky, sky.target);
  key.dispose();
  sky.dispose();
  developNegative(renderer, negative, shot.exposure ?? 1, shot.bloom ?? 0);
  frame.dispose();
  negative.dispose();
  addition.dispose();
  renderer.autoClear = true;
};
