import type {Edition, SheetPosition} from './edition';
import type {ChartPalette} from './palette';
import {trace, type Sheet} from './sheet';

const levels = [80, 200, 400, 650, 950, 1400, 2100];

const levelOf = (height: number) => {
  const index = levels.findIndex((level) => height < level);
  return index < 0 ? levels.length : index;
};

/** Points of the relief per millimetre, about. */
const fineness = 1.935;

const heightField = ({elevation, positionAt, size: {field}}: Edition) => {
  const columns = Math.round(field.width * fineness);
  const rows = Math.round(field.height * fineness);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = elevation(
        positionAt([
          field.left + (column / (columns - 1)) * field.width,
          field.top + (row / (rows - 1)) * field.height,
        ]),
      );
    }
  }
  return {columns, rows, values};
};

const tintedRelief = (palette: ChartPalette, edition: Edition) => {
  const {columns, rows, values} = heightField(edition);
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  const image = pen.createImageData(columns, rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const height = values[at];
      const right = values[row * columns + Math.min(columns - 1, column + 1)];
      const below = values[Math.min(rows - 1, row + 1) * columns + column];
      const level = levelOf(height);
      const onContour = level !== levelOf(right) || level !== levelOf(below);
      // Light from the north-west, as on printed relief.
      const slope = (right - height + below - height) / 46;
      const shade =
        palette.relief * Math.max(-26, Math.min(22, -slope * 9)) -
        (onContour ? 26 * palette.relief : 0);
      const tint = palette.tints[level];
      image.data[at * 4] = tint[0] + shade;
      image.data[at * 4 + 1] = tint[1] + shade;
      image.data[at * 4 + 2] = tint[2] + shade * 0.9;
      image.data[at * 4 + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
};

const tracedRings = (
  pen: CanvasRenderingContext2D,
  rings: readonly SheetPosition[][],
) => {
  pen.beginPath();
  for (const ring of rings) {
    trace(pen, ring);
    pen.closePath();
  }
};

/** Draws sea, tinted land, waters and borders into the field of the sheet. */
export const drawGround = (
  {pen}: Sheet,
  palette: ChartPalette,
  edition: Edition,
) => {
  const {size, land, coasts, raised, borders, rivers, lakes} = edition;
  const {left, top, width, height} = size.field;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.fillStyle = palette.sea;
  pen.fillRect(left, top, width, height);

  // Widening bands along the coast, as old charts engrave water.
  pen.strokeStyle = palette.seaLine;
  for (const [band, alpha] of [
    [9, 0.1],
    [6, 0.14],
    [3.4, 0.2],
    [1.6, 0.32],
  ]) {
    pen.globalAlpha = alpha;
    pen.lineWidth = band;
    for (const ring of coasts) {
      tracedRings(pen, [ring]);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;

  pen.save();
  pen.beginPath();
  for (const ring of land) {
    trace(pen, ring);
    pen.closePath();
  }
  pen.clip('nonzero');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(tintedRelief(palette, edition), left, top, width, height);
  // Neighbours step back behind a veil of paper.
  pen.restore();

  pen.save();
  pen.beginPath();
  pen.rect(0, 0, size.width, size.height);
  for (const ring of raised) {
    trace(pen, ring);
    pen.closePath();
  }
  pen.clip('evenodd');
  pen.globalAlpha = 0.3;
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, size.width, size.height);
  pen.restore();

  pen.strokeStyle = palette.water;
  pen.fillStyle = palette.sea;
  pen.lineWidth = 0.75;
  pen.beginPath();
  for (const river of rivers) trace(pen, river);
  pen.stroke();
  tracedRings(pen, lakes);
  pen.fill();
  pen.lineWidth = 0.2;
  pen.stroke();

  pen.strokeStyle = palette.border;
  pen.setLineDash([3, 1.2, 0.9, 1.2]);
  pen.lineWidth = 0.6;
  pen.beginPath();
  for (const line of borders) trace(pen, line);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 0.22;
  pen.lineWidth = 2.6;
  tracedRings(pen, raised);
  pen.stroke();
  pen.globalAlpha = 1;
  pen.lineWidth = 0.5;
  pen.stroke();
  pen.restore();
};
