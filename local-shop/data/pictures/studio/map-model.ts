import * as three from 'three';

import type {
  Airport,
  Edition,
  SheetPosition,
  SheetSize,
} from '../chart/edition';
import {germany} from '../chart/editions/germany';
import {chartCanvas, pictureTexture} from './chart-texture';
import {frameProfile, woodenFrame} from './frame';
import {categoryColours, weather, type Category} from './weather';
import type {Finish} from './wood';

/** Heights above the wall, in metres. */
const paperLevel = 0.02;

const reliefThickness = 0.0032;

const glowCanvas = (
  {airports, place, size}: Edition,
  categories: Category[],
) => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * 1.5;
  canvas.height = size.height * 1.5;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(1.5, 1.5);
  pen.globalCompositeOperation = 'lighter';
  airports.forEach(({position}, index) => {
    if (categories[index] === 'off') return;
    const [x, y] = place(position);
    const radius = 24;
    const halo = pen.createRadialGradient(x, y, 0, x, y, radius);
    const {r, g, b} = new three.Color(
      categoryColours[categories[index]],
    ).convertLinearToSRGB();
    const tone = (alpha: number) =>
      `rgba(${r * 255},${g * 255},${b * 255},${alpha})`;
    halo.addColorStop(0, tone(0.85));
    halo.addColorStop(0.14, tone(0.5));
    halo.addColorStop(0.4, tone(0.16));
    halo.addColorStop(0.7, tone(0.045));
    halo.addColorStop(1, tone(0));
    pen.fillStyle = halo;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
  return canvas;
};

const sheetPoint = ({width, height}: SheetSize, [x, y]: SheetPosition) =>
  new three.Vector2((x - width / 2) / 1000, (height / 2 - y) / 1000);

/** The raised part cut from thin wood, printed on top, as an extrusion. */
const reliefGeometry = ({raised, size}: Edition) => {
  const shapes = raised.map(
    (ring) =>
      new three.Shape(
        ring.slice(0, -1).map((place) => sheetPoint(size, place)),
      ),
  );
  const geometry = new three.ExtrudeGeometry(shapes, {
    depth: reliefThickness,
    bevelEnabled: false,
  });
  const points = geometry.attributes.position;
  const uv = geometry.attributes.uv;
  for (let index = 0; index < points.count; index += 1) {
    uv.setXY(
      index,
      (points.getX(index) * 1000) / size.width + 0.5,
      (points.getY(index) * 1000) / size.height + 0.5,
    );
  }
  geometry.translate(0, 0, paperLevel);
  return geometry;
};

/** Whether a light stands on the raised part: even-odd rule over all rings. */
const isRaised = ({raised, place}: Edition, {position}: Airport) => {
  const [x, y] = place(position);
  let inside = false;
  for (const ring of raised) {
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        inside = !inside;
      }
    });
  }
  return inside;
};

/** What the model of the map is built from. */
interface MapOptions {
  finish: Finish;
  /** Germany unless named. */
  edition?: Edition;
  /** Resolution of the printed sheet. */
  pixelsPerMillimetre: number;
  /** Brightness of the lights: about 1 by day, 3 in the dark. */
  glow: number;
  categories?: Category[];
  /** Keep only every so many lights, for the small editions. */
  every?: number;
}

/**
 * The flagship: framed sheet of 50 × 70 cm with a raised country and a light
 * at every airport. Its back lies on z = 0, its centre at the origin; metres.
 */
export const mapModel = (options: MapOptions) => {
  const {finish, edition = germany, pixelsPerMillimetre, glow} = options;
  const categories = options.categories ?? weather(0, edition);
  const glowing = categories.map((category, index) =>
    index % (options.every ?? 1) === 0 ? category : 'off',
  );
  const model = new three.Group();
  const width = edition.size.width / 1000;
  const height = edition.size.height / 1000;
  model.add(
    woodenFrame(
      width + frameProfile.face * 2,
      height + frameProfile.face * 2,
      finish,
    ),
  );

  const paper = new three.MeshLambertMaterial({
    map: pictureTexture(chartCanvas(pixelsPerMillimetre, false, edition)),
    emissive: '#ffffff',
    emissiveMap: pictureTexture(glowCanvas(edition, glowing)),
    emissiveIntensity: glow,
  });
  const sheet = new three.Mesh(new three.PlaneGeometry(width, height), paper);
  sheet.position.z = paperLevel;
  sheet.receiveShadow = true;
  const edge = new three.MeshLambertMaterial({color: '#ecd6b0'});
  const relief = new three.Mesh(reliefGeometry(edition), [paper, edge]);
  relief.castShadow = true;
  relief.receiveShadow = true;
  const back = new three.Mesh(
    new three.BoxGeometry(width, height, 0.004),
    new three.MeshStandardMaterial({color: '#8a7a64', roughness: 0.9}),
  );
  back.position.z = 0.008;
  back.castShadow = true;
  model.add(sheet, relief, back);

  const dome = new three.SphereGeometry(
    0.0032,
    20,
    10,
    0,
    Math.PI * 2,
    0,
    Math.PI / 2,
  );
  dome.rotateX(Math.PI / 2);
  for (const category of Object.keys(categoryColours) as Category[]) {
    const lights = edition.airports.filter(
      (_, index) =>
        categories[index] === category && index % (options.every ?? 1) === 0,
    );
    if (lights.length === 0) continue;
    const colour = new three.Color(categoryColours[category]);
    const material = new three.MeshStandardMaterial({
      color: category === 'off' ? '#e6e8e8' : colour,
      emissive: category === 'off' ? '#000000' : colour,
      emissiveIntensity: 1.05 + glow * 0.45,
      roughness: 0.25,
    });
    const instances = new three.InstancedMesh(dome, material, lights.length);
    instances.name = category;
    lights.forEach((airport, index) => {
      const {x, y} = sheetPoint(edition.size, edition.place(airport.position));
      const level =
        paperLevel + (isRaised(edition, airport) ? reliefThickness : 0);
      instances.setMatrixAt(
        index,
        new three.Matrix4().makeTranslation(x, y, level),
      );
    });
    instances.castShadow = true;
    model.add(instances);
  }
  return model;
};
