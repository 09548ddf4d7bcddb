import {openBook} from '../desk/open-book';
import {drawAeroplane} from '../drawings/aeroplane';
import {group, print, rounded, sheetOf} from '../made';
import {put, still, type Taker} from '../stills';
import {matt, solid} from '../surfaces';

const drawCumulus = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  fill: string,
  line?: string,
) => {
  pen.fillStyle = fill;
  pen.beginPath();
  for (const [dx, dy, r] of [
    [-0.62, 0, 0.3],
    [-0.28, -0.24, 0.4],
    [0.14, -0.36, 0.46],
    [0.5, -0.12, 0.36],
    [0.78, 0.04, 0.24],
    [0, 0, 0.42],
  ]) {
    pen.moveTo(x + (dx + r) * size, y + dy * size);
    pen.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
  }
  pen.rect(x - 0.88 * size, y - 0.02 * size, 1.84 * size, 0.3 * size);
  if (line) {
    pen.strokeStyle = line;
    pen.lineWidth = 1.6;
    pen.stroke();
  }
  pen.fill();
};

/** The book about clouds, standing, its spine to the left. */
export const cloudBook = () => {
  const cover = print(
    170,
    240,
    (pen) => {
      const sky = pen.createLinearGradient(0, 0, 0, 240);
      sky.addColorStop(0, '#5fa9d8');
      sky.addColorStop(1, '#bfe0f2');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 170, 240);
      drawCumulus(pen, 84, 158, 58, '#d5e8f3');
      drawCumulus(pen, 80, 152, 56, '#ffffff');
      pen.fillStyle = '#ffffff';
      pen.font = 'bold 25px B612';
      pen.fillText('Wolken', 16, 46);
      pen.fillText('lesen', 16, 73);
      pen.font = '7px B612';
      pen.fillText(
        'Ein Handbuch für alle, die nach oben schauen',
        16,
        222,
        138,
      );
      drawAeroplane(pen, 138, 88, 20, '#12304f', 0.9);
    },
    6,
  );
  return group(
    put(
      rounded([0.164, 0.232, 0.02], 0.001, matt('#f3ecdc')),
      [0.002, 0.12, 0],
    ),
    ...[-1, 1].map((side) =>
      put(rounded([0.17, 0.24, 0.003], 0.001, solid('#8ec5e8', 0.5)), [
        0,
        0.12,
        side * 0.0115,
      ]),
    ),
    put(
      rounded([0.004, 0.24, 0.026], 0.0018, solid('#6fb2dc', 0.5)),
      [-0.085, 0.12, 0],
    ),
    put(sheetOf(cover, 0.168, 0.238), [0.0005, 0.12, 0.0132]),
  );
};

const cloudPage = (names: [string, number][], heading: string) =>
  print(
    150,
    210,
    (pen) => {
      pen.fillStyle = '#fbf8f0';
      pen.fillRect(0, 0, 150, 210);
      pen.fillStyle = '#12304f';
      pen.font = 'bold 9px B612';
      pen.fillText(heading, 14, 22);
      names.forEach(([name, size], index) => {
        const y = 62 + index * 56;
        pen.fillStyle = '#dcecf5';
        pen.fillRect(14, y - 32, 66, 46);
        drawCumulus(pen, 45, y, size, '#ffffff', '#7fa9c4');
        pen.fillStyle = '#12304f';
        pen.font = 'bold 5.4px B612';
        pen.fillText(name, 86, y - 22);
        pen.fillStyle = '#8a8f94';
        for (let line = 0; line < 6; line += 1)
          pen.fillRect(86, y - 16 + line * 5, line === 5 ? 28 : 50, 1.1);
      });
    },
    5,
  );

/** The book about clouds, standing and open. */
export const cloudBookPictures: Taker[] = [
  still(
    {
      from: [0.3, 0.26, 0.68],
      at: [0, 0.112, 0],
      angle: 25,
      backdrop: '#e9e4da',
    },
    () => [put(cloudBook(), [0, 0, 0], [0, 0.1, 0])],
  ),
  still(
    {
      from: [0.05, 0.48, 0.5],
      at: [0, 0.008, 0],
      angle: 35,
      backdrop: '#d5dee3',
    },
    () => [
      put(
        openBook(
          cloudPage(
            [
              ['Cumulus', 19],
              ['Stratocumulus', 15],
              ['Altocumulus', 10],
            ],
            'Haufenwolken',
          ),
          cloudPage(
            [
              ['Cumulonimbus', 21],
              ['Nimbostratus', 17],
              ['Cirrocumulus', 8],
            ],
            'Was kommt da?',
          ),
          '#8ec5e8',
        ),
        [0, 0, 0],
        [0, -0.14, 0],
      ),
    ],
  ),
];
