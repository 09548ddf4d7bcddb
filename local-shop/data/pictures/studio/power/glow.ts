import * as three from 'three';

import {print} from '../made';

/** A glowing body; `strength` 1 is clearly lit. */
export const lamp = (colour: string, strength: number) =>
  new three.MeshStandardMaterial({
    color: colour,
    emissive: colour,
    emissiveIntensity: strength,
    roughness: 0.3,
  });

/** The glow around a light, a sprite that adds to what is behind it; `radius` in metres. */
export const halo = (colour: string, radius: number, strength: number) => {
  const canvas = print(64, 64, (pen) => {
    const fade = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
    fade.addColorStop(0, `rgba(255,255,255,${strength})`);
    fade.addColorStop(0.35, `rgba(255,255,255,${strength * 0.28})`);
    fade.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  });
  const sprite = new three.Sprite(
    new three.SpriteMaterial({
      color: colour,
      map: new three.CanvasTexture(canvas),
      blending: three.AdditiveBlending,
      depthWrite: false,
      depthTest: false,
    }),
  );
  sprite.scale.set(radius * 2, radius * 2, 1);
  return sprite;
};
