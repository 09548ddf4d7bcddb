import * as three from 'three';

import {floorBoards} from './floor';
import {floorLamp, plant, vase} from './furnishings';
import {cloth, plaster, shape, solid} from './surfaces';
import {type Finish, woodBlock} from './wood';

const sideboardWood: Record<Finish, Finish> = {
  oak: 'oak',
  walnut: 'walnut',
  black: 'walnut',
  white: 'oak',
};

const wallPaint: Record<Finish, string> = {
  oak: '#d8d4ca',
  walnut: '#c9cbc3',
  black: '#d9d5ce',
  white: '#a9b4b0',
};

/** A low sideboard with three fronts on slim legs, its back at z = 0.02. */
export const sideboard = (finish: Finish) => {
  const group = new three.Group();
  const [width, height, depth] = [1.7, 0.46, 0.42];
  const body = woodBlock([width, 0.025, depth], finish, 3);
  body.position.set(0, 0.2 + height, 0.02 + depth / 2);
  const bottom = woodBlock([width, 0.025, depth], finish, 4);
  bottom.position.set(0, 0.2, 0.02 + depth / 2);
  group.add(body, bottom);
  for (const side of [-1, 1]) {
    const wall = woodBlock([0.025, height, depth], finish, 6);
    wall.position.set(
      (side * (width - 0.025)) / 2,
      0.2 + height / 2,
      0.02 + depth / 2,
    );
    group.add(wall);
  }
  for (let front = 0; front < 3; front += 1) {
    const breadth = (width - 0.05) / 3;
    const door = woodBlock(
      [breadth - 0.006, height - 0.04, 0.02],
      finish,
      11 + front,
    );
    door.position.set(
      (front - 1) * breadth,
      0.2 + height / 2,
      0.02 + depth - 0.012,
    );
    group.add(
      door,
      shape(
        new three.CylinderGeometry(0.009, 0.007, 0.022, 24),
        solid('#b08d57', 0.35, 0.9),
        [
          (front - 1) * breadth + breadth * 0.38,
          0.2 + height * 0.72,
          depth + 0.038,
        ],
        [Math.PI / 2, 0, 0],
      ),
    );
  }
  for (const x of [-1, 1]) {
    for (const z of [0.08, depth - 0.04]) {
      group.add(
        shape(
          new three.CylinderGeometry(0.016, 0.01, 0.2, 20),
          solid('#1c1c1e', 0.5),
          [x * (width / 2 - 0.12), 0.1, z],
        ),
      );
    }
  }
  return group;
};

/** A few books, lying, topmost last. */
export const bookStack = (colours: readonly string[]) => {
  const group = new three.Group();
  let level = 0;
  colours.forEach((colour, index) => {
    const thickness = 0.022 + (index % 2) * 0.012;
    const width = 0.25 - index * 0.018;
    const turn = (index % 2 ? -1 : 1) * 0.09 * index;
    const book = new three.Group();
    const pages = solid('#ece4d2', 0.95);
    book.add(
      shape(
        new three.BoxGeometry(width - 0.008, thickness - 0.005, 0.172),
        pages,
        [0.004, thickness / 2, 0],
      ),
      shape(new three.BoxGeometry(width, 0.0028, 0.18), cloth(colour, 0.3), [
        0,
        thickness - 0.0014,
        0,
      ]),
      shape(
        new three.BoxGeometry(width, 0.0028, 0.18),
        cloth(colour, 0.3),
        [0, 0.0014, 0],
      ),
      shape(new three.BoxGeometry(0.003, thickness, 0.18), cloth(colour, 0.3), [
        -width / 2,
        thickness / 2,
        0,
      ]),
    );
    book.position.y = level;
    book.rotation.y = turn;
    group.add(book);
    level += thickness;
  });
  return group;
};

/** A living room: the wall behind z = 0, the floor on y = 0. */
export const livingRoom = (finish: Finish) => {
  const scene = new three.Scene();
  const wall = new three.Mesh(
    new three.PlaneGeometry(9, 5),
    plaster(wallPaint[finish], 7),
  );
  wall.position.y = 2.5;
  wall.receiveShadow = true;
  scene.add(wall, floorBoards());
  scene.add(
    shape(
      new three.BoxGeometry(9, 0.09, 0.014),
      solid('#efece5', 0.6),
      [0, 0.045, 0.007],
    ),
  );
  scene.add(sideboard(sideboardWood[finish]));
  const top = 0.673;
  const books = bookStack(['#12304f', '#a6376f', '#d8c3a5']);
  books.position.set(-0.62, top, 0.22);
  scene.add(books);
  const jug = vase();
  jug.position.set(0.5, top, 0.2);
  scene.add(jug);
  const lamp = floorLamp();
  lamp.position.set(-1.22, 0, 0.38);
  scene.add(lamp);
  const greenery = plant(4, 1.12);
  greenery.position.set(1.26, 0, 0.36);
  scene.add(greenery);
  const rug = shape(
    new three.BoxGeometry(2.6, 0.012, 1.5),
    cloth('#cfc6b6', 2),
    [0.1, 0.006, 1.35],
  );
  scene.add(rug);
  return scene;
};
