import * as three from 'three';

import type {Shot} from './exposure';
import {deskParts} from './desk';
import {bareWall} from './flagship-shots';
import {floorBoards} from './floor';
import {plant, vase} from './furnishings';
import {giftCard, keyRing, mug, windsock, cloudBook} from './gifts';
import {homeFieldPrint, metarPoster} from './graphics';
import {print, rounded, sheetOf} from './made';
import {mapModel} from './map-model';
import {mountingParts} from './mounting';
import {controller, ledModule} from './power';
import {framed, miniMap} from './prints';
import {bookStack, sideboard} from './room';
import {hung, put, still, type Taker, type View} from './stills';
import {cloth, solid} from './surfaces';
import {surroundings} from './surroundings';
import {woodBlock, type Finish} from './wood';

const wide = {size: [1600, 900], samples: 8} as const;

const deskTop = (finish: Finish = 'oak') =>
  put(woodBlock([3, 0.03, 1.6], finish, 21), [0, -0.0146, 0]);

const onTheWall = (finish: Finish, glow = 1) =>
  mapModel({finish, pixelsPerMillimetre: 4, glow});

const hero =
  (night: boolean): Taker =>
  (renderer): Shot => {
    const scene = heroRoom(night);
    scene.environment = surroundings(renderer, night);
    scene.environmentIntensity = 0.3;
    const map = mapModel({
      finish: 'oak',
      pixelsPerMillimetre: 5,
      glow: night ? 2.4 : 1,
    });
    map.scale.setScalar(1.3);
    map.position.set(0.42, 1.46, 0);
    scene.add(map);
    const camera = new three.PerspectiveCamera(30, 1.6, 0.02, 30);
    camera.position.set(-0.28, 1.28, 3.9);
    return {
      width: 2400,
      height: 1500,
      scene,
      camera,
      target: new three.Vector3(-0.28, 1.08, 0),
      reach: 2.1,
      key: night
        ? {
            colour: '#ffbf7a',
            intensity: 0.75,
            from: [1.9, 1.7, 0.9],
            radius: 0.4,
          }
        : {
            colour: '#fff0dc',
            intensity: 2.7,
            from: [-3.6, 3.2, 3.0],
            radius: 0.8,
          },
      sky: {
        colour: night ? '#5274b0' : '#e8eef8',
        intensity: night ? 0.55 : 1,
        towards: [-0.4, 0.5, 1],
      },
      samples: 8,
      exposure: 1.12,
      bloom: night ? 1.1 : 0.3,
    };
  };

/** A quiet wall: everything stands to the right, the left is for words. */
const heroRoom = (night: boolean) => {
  const scene = new three.Scene();
  scene.add(
    bareWall(night ? '#8b94a0' : '#b9c2bd', 9),
    floorBoards(night ? 'walnut' : 'oak'),
  );
  const board = sideboard(night ? 'walnut' : 'oak');
  board.position.x = 0.42;
  scene.add(
    board,
    put(vase(night ? '#aab3bd' : '#e6dfd2'), [1.02, 0.673, 0.2]),
    put(bookStack(['#12304f', '#a6376f', '#d8c3a5']), [-0.14, 0.673, 0.22]),
    put(plant(4, 1.1), [1.6, 0, 0.42]),
  );
  return scene;
};

const wordmark = () =>
  print(420, 110, (pen) => {
    pen.clearRect(0, 0, 420, 110);
    pen.fillStyle = '#f4efe2';
    pen.font = 'bold 64px B612';
    pen.fillText('METAR', 4, 70);
    const width = pen.measureText('METAR').width;
    pen.font = '64px B612';
    pen.fillText('map', 4 + width, 70);
    pen.font = '16px B612';
    pen.fillStyle = '#c3ccd6';
    pen.fillText('Das Wetter an der Wand', 8, 100);
  });

const socialView: View = {
  from: [-0.28, 0.0, 1.9],
  at: [-0.28, 0.0, 0],
  angle: 21,
  size: [1200, 630],
  dusk: true,
  backdrop: '#99a1ae',
  samples: 8,
  reach: 0.8,
};

const lettering = () => {
  const sheet = sheetOf(wordmark(), 0.5, 0.131);
  sheet.material = new three.MeshBasicMaterial({
    map: new three.CanvasTexture(wordmark()),
    transparent: true,
  });
  sheet.castShadow = false;
  return sheet;
};

/** Collections, the social preview and the storefront's large pictures. */
export const scenePictures: Record<string, Taker> = {
  'collections/karten.webp': hung(
    {
      ...wide,
      from: [0.35, -0.02, 2.5],
      at: [0, -0.05, 0.02],
      angle: 25,
      reach: 1.2,
    },
    () => [
      put(onTheWall('oak'), [0, 0.03, 0]),
      put(framed(homeFieldPrint(), 0.4, 0.4, 'white'), [-0.56, 0.16, 0]),
      put(framed(metarPoster(), 0.36, 0.5, 'black'), [0.54, 0.06, 0]),
      put(deskTop('walnut'), [0, -0.5, 0.6]),
      put(miniMap(), [-0.52, -0.484, 0.24], [0, 0.2, 0]),
      put(bookStack(['#12304f', '#2f6b4f', '#d8c3a5']), [0.5, -0.484, 0.22]),
      put(vase(), [0.8, -0.484, 0.16]),
    ],
  ),
  'collections/rahmen-und-montage.webp': still(
    {...wide, from: [0.06, 0.72, 0.74], at: [0, 0.01, 0], angle: 24},
    () => [
      ...(['oak', 'walnut', 'black', 'white'] as const).map((finish, index) =>
        put(
          mountingParts.cornerPiece(finish),
          [-0.34 + index * 0.155, 0, 0.02 + (index % 2) * 0.03],
          [-Math.PI / 2, 0, 0.1 - index * 0.05],
        ),
      ),
      put(
        mountingParts.cleat(0.3, solid('#b9bec4', 0.34, 0.85)),
        [-0.12, 0.001, 0.11],
        [0, Math.PI / 2 + 0.06, 0],
      ),
      ...[0, 1, 2, 3].map((index) =>
        put(mountingParts.spacer(index === 3), [
          0.16 + index * 0.045,
          0,
          0.08 + (index % 2) * 0.03,
        ]),
      ),
      ...[0, 1, 2, 3].map((index) =>
        put(
          mountingParts.screw(),
          [0.14 + index * 0.05, 0.0042, 0.15],
          [Math.PI / 2, 0, index * 0.4],
        ),
      ),
      put(mountingParts.spiritLevel(), [0.33, 0.009, -0.02], [0, 0.5, 0]),
    ],
  ),
  'collections/licht-und-strom.webp': still(
    {
      ...wide,
      from: [0.03, 0.24, 0.3],
      at: [0, 0.004, 0],
      angle: 24,
      dusk: true,
      backdrop: '#a9adb5',
    },
    () => [
      put(controller(), [-0.1, 0, -0.012], [0, 0.35, 0]),
      ...Array.from({length: 12}, (_, index) =>
        put(
          ledModule(['#22c55e', '#3b82f6', '#ef4444', '#d946ef'][index % 4]),
          [-0.022 + (index % 6) * 0.028, 0, index < 6 ? -0.035 : 0.012],
          [0, Math.sin(index * 4) * 0.3, 0],
        ),
      ),
    ],
  ),
  'collections/zubehoer.webp': still(
    {...wide, from: [0.06, 0.76, 0.64], at: [0, 0, 0], angle: 26},
    () => [
      deskTop('oak'),
      put(deskParts.kneeboard(), [-0.26, 0, 0.0], [0, 0.2, 0]),
      put(
        new three.Group().add(deskParts.plotter()),
        [0.06, 0, 0.1],
        [0, 0.25, 0],
      ),
      put(deskParts.logbook('#12304f'), [0.03, 0, -0.12], [0, -0.15, 0]),
      put(deskParts.tin(), [0.26, 0, -0.02]),
      put(deskParts.foldedCloth(), [0.36, 0, -0.16], [0, 0.3, 0]),
      put(deskParts.pen(), [0.3, 0, 0.12], [0, -0.4, 0]),
    ],
  ),
  'collections/geschenke.webp': still(
    {
      ...wide,
      from: [0.1, 0.3, 0.94],
      at: [0, 0.09, 0],
      angle: 25,
      backdrop: '#dfd6c9',
    },
    () => [
      put(cloudBook(), [-0.27, 0, -0.08], [0, 0.35, 0]),
      put(mug('#8ec5e8', '#12304f'), [-0.08, 0, 0.05], [0, 0.1, 0]),
      put(windsock(), [0.18, 0, -0.06], [0, 0.1, 0]),
      put(giftCard(), [0.08, 0, 0.15], [0, -0.2, 0]),
      put(keyRing('#d946ef'), [0.24, 0, 0.16], [0, 0.8, 0]),
      put(mug('#0d1b2a', '#f4efe2'), [-0.2, 0, 0.1], [0, 0.5, 0]),
    ],
  ),
  'collections/angebote.webp': hung(
    {
      ...wide,
      from: [-0.3, -0.02, 2.6],
      at: [0, -0.06, 0.02],
      angle: 25,
      backdrop: '#dcc9ae',
      reach: 1.2,
    },
    () => [
      put(onTheWall('oak'), [-0.34, 0.03, 0]),
      put(onTheWall('walnut'), [0.32, 0.03, 0]),
      put(deskTop('walnut'), [0, -0.52, 0.6]),
      put(mug('#f2f0ea', '#12304f'), [0.02, -0.504, 0.25], [0, 0.1, 0]),
      put(windsock(), [-0.8, -0.504, 0.2]),
      put(deskParts.bottle(1, '100 ml'), [0.78, -0.504, 0.2]),
      put(
        rounded([0.2, 0.05, 0.14], 0.004, cloth('#a6376f', 0.2)),
        [0.62, -0.479, 0.26],
        [0, 0.2, 0],
      ),
    ],
  ),
  'brand/social.webp': hung(socialView, () => [
    put(onTheWall('walnut', 1.7), [0.12, 0, 0]),
    put(lettering(), [-0.52, 0.01, 0.004]),
  ]),
  'brand/hero-day.webp': hero(false),
  'brand/hero-night.webp': hero(true),
};
