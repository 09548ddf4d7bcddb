import {drawRose} from '../drawings/rose';
import {group, print, rounded, sheetOf} from '../made';
import {put, still, type Taker} from '../stills';
import {matt} from '../surfaces';
import {flat} from './paper';

const card = (code: string, meaning: string) =>
  print(
    62,
    88,
    (pen) => {
      pen.fillStyle = '#f4efe2';
      pen.fillRect(0, 0, 62, 88);
      pen.fillStyle = '#a6376f';
      pen.fillRect(0, 0, 62, 9);
      pen.fillStyle = '#f4efe2';
      pen.font = 'bold 3.6px B612';
      pen.fillText('METAR', 4, 6);
      pen.textAlign = 'center';
      pen.fillStyle = '#12304f';
      pen.font = `bold ${code.length > 6 ? 9 : 15}px B612`;
      pen.fillText(code, 31, 44);
      pen.font = '4.2px B612';
      pen.fillText(meaning, 31, 56);
      pen.strokeStyle = '#a6376f';
      pen.lineWidth = 0.6;
      pen.strokeRect(3, 12, 56, 73);
    },
    9,
  );

const deck: [string, string][] = [
  ['BKN008', '5–7 Achtel in 800 Fuß'],
  ['CAVOK', 'alles bestens'],
  ['+TSRA', 'starker Gewitterregen'],
  ['24015KT', 'Westsüdwest, 15 Knoten'],
  ['FZFG', 'gefrierender Nebel'],
];

const cardBox = () =>
  group(
    rounded([0.07, 0.096, 0.03], 0.0015, matt('#a6376f')),
    put(
      sheetOf(
        print(
          66,
          92,
          (pen) => {
            pen.fillStyle = '#a6376f';
            pen.fillRect(0, 0, 66, 92);
            pen.fillStyle = '#f4efe2';
            pen.font = 'bold 11px B612';
            pen.fillText('METAR', 7, 42);
            pen.font = '5.4px B612';
            pen.fillText('64 Lernkarten', 7, 52);
            drawRose(pen, 52, 78, 9, '#f4efe2');
          },
          9,
        ),
        0.066,
        0.092,
      ),
      [0, 0, 0.0152],
    ),
  );

/** The flash cards, fanned out and one of them. */
export const flashCardPictures: Taker[] = [
  still({from: [0.07, 0.32, 0.44], at: [0.012, 0.03, 0.03], angle: 27}, () => [
    put(cardBox(), [-0.05, 0.048, -0.03], [0, 0.3, 0]),
    ...deck.map(([code, meaning], index) =>
      put(
        group(flat(card(code, meaning), 0.062, 0.088, 0.0006 + index * 0.0007)),
        [0.012 + index * 0.02, 0, 0.05 + Math.abs(index - 2) * 0.004],
        [0, 0.5 - index * 0.22, 0],
      ),
    ),
  ]),
  still(
    {
      from: [0.035, 0.17, 0.14],
      at: [0, 0, 0.002],
      angle: 28,
      backdrop: '#d8c7cf',
    },
    () => [
      put(
        group(
          put(
            rounded([0.062, 0.0006, 0.088], 0.0003, matt('#f4efe2')),
            [0, 0.0004, 0],
          ),
          flat(card(...deck[2]), 0.062, 0.088, 0.0009),
        ),
        [0, 0, 0],
        [0, 0.2, 0],
      ),
    ],
  ),
];
