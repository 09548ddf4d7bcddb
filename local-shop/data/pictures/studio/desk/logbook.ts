import {drawAeroplane} from '../drawings/aeroplane';
import {group, print, rounded} from '../made';
import {put, still, type Taker} from '../stills';
import {cloth, matt} from '../surfaces';
import {ballpoint} from './ballpoint';
import {openBook} from './open-book';
import {flat, lined} from './paper';

/** A closed logbook in its linen cover, lying. */
export const logbook = (colour: string) => {
  const cover = print(
    150,
    210,
    (pen) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 150, 210);
      pen.textAlign = 'center';
      pen.fillStyle = '#d9b978';
      pen.font = 'bold 15px B612';
      pen.fillText('FLUGBUCH', 75, 150);
      pen.fillRect(45, 160, 60, 0.8);
      drawAeroplane(pen, 75, 82, 62, '#d9b978', 0.7);
    },
    6,
  );
  const linen = cloth(colour, 0.25);
  return group(
    put(
      rounded([0.146, 0.016, 0.204], 0.001, matt('#efe8d6')),
      [0.001, 0.0105, 0],
    ),
    put(rounded([0.152, 0.003, 0.212], 0.001, linen), [0, 0.0015, 0]),
    put(rounded([0.152, 0.003, 0.212], 0.001, linen), [0, 0.0195, 0]),
    put(rounded([0.004, 0.021, 0.212], 0.0018, linen), [-0.0755, 0.0105, 0]),
    flat(cover, 0.148, 0.208, 0.0212),
    rounded(
      [0.005, 0.0006, 0.05],
      0.0002,
      matt('#a6376f'),
      [0.04, 0.009, 0.124],
    ),
  );
};

const logPage = () =>
  lined((pen) => {
    pen.strokeStyle = '#9aa9b5';
    pen.fillStyle = '#12304f';
    pen.font = '3.6px B612';
    ['DATUM', 'MUSTER', 'KENNZ.', 'VON', 'NACH', 'ZEIT'].forEach(
      (name, column) => pen.fillText(name, 9 + column * 21, 14),
    );
    pen.lineWidth = 0.35;
    for (let row = 0; row <= 18; row += 1) {
      pen.beginPath();
      pen.moveTo(7, 18 + row * 9.4);
      pen.lineTo(133, 18 + row * 9.4);
      pen.stroke();
    }
    for (let column = 0; column <= 6; column += 1) {
      pen.beginPath();
      pen.moveTo(7 + column * 21, 8);
      pen.lineTo(7 + column * 21, 187);
      pen.stroke();
    }
    pen.fillStyle = '#27498a';
    pen.font = 'italic 5px Liberation Sans';
    for (let row = 0; row < 9; row += 1) {
      [
        '0' + ((row % 9) + 1) + '.05.',
        'C172',
        'D-EMET',
        'EDMA',
        row % 2 ? 'EDNY' : 'EDQM',
        `1:${10 + row * 5}`,
      ].forEach((text, column) =>
        pen.fillText(text, 9 + column * 21, 24.6 + row * 9.4),
      );
    }
  });

/** The logbook, closed and open. */
export const logbookPictures: Taker[] = [
  still({from: [0.18, 0.48, 0.43], at: [0.035, 0.012, 0], angle: 28}, () => [
    put(logbook('#1f4436'), [0.055, 0, -0.03], [0, -0.24, 0]),
    put(
      group(put(logbook('#12304f'), [0, 0.0215, 0])),
      [-0.01, 0, 0.01],
      [0, 0.2, 0],
    ),
  ]),
  still(
    {
      from: [0.05, 0.48, 0.5],
      at: [0, 0.008, 0],
      angle: 29,
      backdrop: '#d9d4c8',
    },
    () => [
      put(openBook(logPage(), logPage(), '#12304f'), [0, 0, 0], [0, 0.12, 0]),
      put(ballpoint(), [0.09, 0.026, 0.03], [0, 0.7, 0]),
    ],
  ),
];
