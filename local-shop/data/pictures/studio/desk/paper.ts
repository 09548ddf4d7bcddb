import {chartCanvas} from '../chart-texture';
import {print, sheetOf} from '../made';
import {put} from '../stills';

/** A print lying on the table; `width`, `height` and `level` in metres. */
export const flat = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  level = 0.0006,
  turn = 0,
) =>
  put(sheetOf(canvas, width, height), [0, level, 0], [-Math.PI / 2, 0, turn]);

/** A piece of the chart lying on the table, in metres. */
export const chartSheet = (width: number, height: number, turn = 0) =>
  flat(
    print(
      width * 1000,
      height * 1000,
      (pen) => {
        pen.drawImage(
          chartCanvas(6),
          200,
          900,
          width * 3600,
          height * 3600,
          0,
          0,
          width * 1000,
          height * 1000,
        );
      },
      5,
    ),
    width,
    height,
    0.0004,
    turn,
  );

/** A page of 140 × 200 mm in the colour of writing paper. */
export const lined = (draw: (pen: CanvasRenderingContext2D) => void) =>
  print(
    140,
    200,
    (pen) => {
      pen.fillStyle = '#fbf8ef';
      pen.fillRect(0, 0, 140, 200);
      draw(pen);
    },
    6,
  );
