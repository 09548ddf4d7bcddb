import * as three from 'three';

import {print, sheetOf} from '../made';
import {hung, put, type Taker, type View} from '../stills';
import {onTheWall} from './backgrounds';

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

/** The map with the brand's name, for link previews. */
export const socialScene: Taker = hung(socialView, () => [
  put(onTheWall('walnut', 1.7), [0.12, 0, 0]),
  put(lettering(), [-0.52, 0.01, 0.004]),
]);
