import {chartCanvas} from '../chart-texture';
import {drawDots} from '../dots';
import {print} from '../made';
import {hung, type Taker} from '../stills';
import {framed} from './framed';

const nightChart = () => chartCanvas(5, true);

const nightPrint = () => {
  const canvas = print(470, 670, (pen) => {
    pen.drawImage(nightChart(), 0, 0, 470, 670);
    drawDots(pen, 18, 18, 434, 3.4);
  });
  return framed(canvas, 0.5, 0.7, 'black');
};

/** The print of the chart by night, whole and close. */
export const nightPrintPictures: Taker[] = [
  hung(
    {from: [0.22, 0, 2.1], at: [0, 0, 0.01], angle: 23, backdrop: '#c8ccd0'},
    nightPrintParts,
  ),
  hung(
    {
      from: [-0.24, -0.22, 0.52],
      at: [-0.02, -0.02, 0.01],
      angle: 32,
      aperture: 0.008,
      reach: 0.4,
      backdrop: '#c8ccd0',
    },
    nightPrintParts,
  ),
];

function nightPrintParts() {
  return [nightPrint()];
}
