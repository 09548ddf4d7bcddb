import * as three from 'three';

import {ballpoint} from '../desk/ballpoint';
import {foldedCloth} from '../desk/cloths';
import {kneeboard} from '../desk/kneeboard';
import {logbook} from '../desk/logbook';
import {tin} from '../desk/pins';
import {plotter} from '../desk/plotter';
import {bottle} from '../desk/spray';
import {homeFieldPrint} from '../drawings/home-field-print';
import {metarPoster} from '../drawings/metar-poster';
import {vase} from '../furnishings';
import {cloudBook} from '../gifts/cloud-book';
import {giftCard} from '../gifts/gift-card';
import {keyRing} from '../gifts/key-ring';
import {mug} from '../gifts/mug';
import {windsock} from '../gifts/windsock';
import {rounded} from '../made';
import {cleat, spiritLevel} from '../mounting/cleat';
import {cornerPiece} from '../mounting/frame-corner';
import {screw} from '../mounting/screw';
import {spacer} from '../mounting/spacer';
import {controller} from '../power/controller';
import {ledModule} from '../power/light-modules';
import {framed} from '../prints/framed';
import {miniMap} from '../prints/mini-map';
import {bookStack} from '../room';
import {hung, put, still, type Taker} from '../stills';
import {cloth, solid} from '../surfaces';
import {deskTop, onTheWall, wide} from './backgrounds';

/** Maps and prints on a wall. */
export const mapsScene: Taker = hung(
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
);

/** Frame corners and what holds a map. */
export const mountingScene: Taker = still(
  {...wide, from: [0.06, 0.72, 0.74], at: [0, 0.01, 0], angle: 24},
  () => [
    ...(['oak', 'walnut', 'black', 'white'] as const).map((finish, index) =>
      put(
        cornerPiece(finish),
        [-0.34 + index * 0.155, 0, 0.02 + (index % 2) * 0.03],
        [-Math.PI / 2, 0, 0.1 - index * 0.05],
      ),
    ),
    put(
      cleat(0.3, solid('#b9bec4', 0.34, 0.85)),
      [-0.12, 0.001, 0.11],
      [0, Math.PI / 2 + 0.06, 0],
    ),
    ...[0, 1, 2, 3].map((index) =>
      put(spacer(index === 3), [
        0.16 + index * 0.045,
        0,
        0.08 + (index % 2) * 0.03,
      ]),
    ),
    ...[0, 1, 2, 3].map((index) =>
      put(
        screw(),
        [0.14 + index * 0.05, 0.0042, 0.15],
        [Math.PI / 2, 0, index * 0.4],
      ),
    ),
    put(spiritLevel(), [0.33, 0.009, -0.02], [0, 0.5, 0]),
  ],
);

/** The controller and a dozen lights. */
export const powerScene: Taker = still(
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
);

/** A desk before a flight. */
export const deskScene: Taker = still(
  {...wide, from: [0.06, 0.76, 0.64], at: [0, 0, 0], angle: 26},
  () => [
    deskTop('oak'),
    put(kneeboard(), [-0.26, 0, 0.0], [0, 0.2, 0]),
    put(new three.Group().add(plotter()), [0.06, 0, 0.1], [0, 0.25, 0]),
    put(logbook('#12304f'), [0.03, 0, -0.12], [0, -0.15, 0]),
    put(tin(), [0.26, 0, -0.02]),
    put(foldedCloth(), [0.36, 0, -0.16], [0, 0.3, 0]),
    put(ballpoint(), [0.3, 0, 0.12], [0, -0.4, 0]),
  ],
);

/** Presents. */
export const giftScene: Taker = still(
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
);

/** Two maps and small things. */
export const offerScene: Taker = hung(
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
    put(bottle(1, '100 ml'), [0.78, -0.504, 0.2]),
    put(
      rounded([0.2, 0.05, 0.14], 0.004, cloth('#a6376f', 0.2)),
      [0.62, -0.479, 0.26],
      [0, 0.2, 0],
    ),
  ],
);
