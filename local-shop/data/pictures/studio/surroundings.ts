import * as three from 'three';

const mirrored = new Map<boolean, three.Texture>();

/**
 * What shiny things mirror: a bright studio with a large window to the left
 * and a soft ceiling, or the same room at night.
 */
export const surroundings = (renderer: three.WebGLRenderer, night = false) => {
  const known = mirrored.get(night);
  if (known) return known;
  const room = new three.Scene();
  const panel = (
    colour: three.ColorRepresentation,
    strength: number,
    size: [number, number],
    at: [number, number, number],
  ) => {
    const material = new three.MeshBasicMaterial({side: three.DoubleSide});
    material.color.set(colour).multiplyScalar(strength);
    const mesh = new three.Mesh(new three.PlaneGeometry(...size), material);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  const walls = new three.MeshBasicMaterial({
    color: night ? '#10141c' : '#8d8983',
    side: three.BackSide,
  });
  room.add(new three.Mesh(new three.BoxGeometry(12, 8, 12), walls));
  panel('#eef4ff', night ? 0.25 : 7, [3, 4.5], [-5, 1.2, 2.5]);
  panel('#fff6e8', night ? 0.1 : 2.4, [6, 5], [0, 3.9, 1]);
  panel('#fff1dc', night ? 0.5 : 3, [1.2, 3.4], [5, 0.6, 3]);
  const generator = new three.PMREMGenerator(renderer);
  const {texture} = generator.fromScene(room, 0.04);
  generator.dispose();
  mirrored.set(night, texture);
  return texture;
};
