import type {Position} from './outlines';
import type {ChartPalette} from './palette';
import {place, sheetSize, trace, type Sheet} from './sheet';

const range = (from: number, to: number, step: number) =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) =>
    Number((from + index * step).toFixed(6)),
  );

const meridian = (longitude: number): Position[] =>
  range(46, 56, 0.25).map((latitude) => [longitude, latitude]);

const parallel = (latitude: number): Position[] =>
  range(4, 17, 0.25).map((longitude) => [longitude, latitude]);

/** Where a line crosses a side of the field, in millimetres, if it does. */
const crossing = (
  line: Position[],
  axis: 0 | 1,
  value: number,
): [number, number] | undefined => {
  for (let index = 1; index < line.length; index += 1) {
    const before = place(line[index - 1]);
    const after = place(line[index]);
    const share = (value - before[axis]) / (after[axis] - before[axis]);
    if (share >= 0 && share <= 1) {
      return [
        before[0] + (after[0] - before[0]) * share,
        before[1] + (after[1] - before[1]) * share,
      ];
    }
  }
  return undefined;
};

const drawNet = ({pen}: Sheet, palette: ChartPalette) => {
  const {left, top, width, height} = sheetSize.field;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.strokeStyle = palette.ink;
  for (const [step, alpha, weight] of [
    [0.5, 0.3, 0.2],
    [1, 0.6, 0.32],
  ]) {
    pen.globalAlpha = alpha;
    pen.lineWidth = weight;
    pen.beginPath();
    for (const longitude of range(4, 17, step)) trace(pen, meridian(longitude));
    for (const latitude of range(46, 56, step)) trace(pen, parallel(latitude));
    pen.stroke();
  }
  // Minute ticks along the full degrees.
  pen.globalAlpha = 0.6;
  pen.lineWidth = 0.22;
  pen.beginPath();
  for (const longitude of range(5, 16, 1)) {
    for (const latitude of range(46, 56, 1 / 12)) {
      const [x, y] = place([longitude, latitude]);
      pen.moveTo(x - 0.7, y);
      pen.lineTo(x + 0.7, y);
    }
  }
  for (const latitude of range(47, 55, 1)) {
    for (const longitude of range(4, 17, 1 / 12)) {
      const [x, y] = place([longitude, latitude]);
      pen.moveTo(x, y - 0.7);
      pen.lineTo(x, y + 0.7);
    }
  }
  pen.stroke();
  pen.restore();
};

const drawDegrees = ({pen}: Sheet, palette: ChartPalette) => {
  const {left, top, width, height} = sheetSize.field;
  pen.fillStyle = palette.ink;
  pen.font = '4px B612, sans-serif';
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  for (const longitude of range(6, 15, 1)) {
    for (const [edge, label] of [
      [top, top - 5],
      [top + height, top + height + 5],
    ]) {
      const at = crossing(meridian(longitude), 1, edge);
      if (at) pen.fillText(`${longitude}°E`, at[0], label);
    }
  }
  for (const latitude of range(47, 55, 1)) {
    for (const [edge, label] of [
      [left, left - 6.5],
      [left + width, left + width + 6.5],
    ]) {
      const at = crossing(parallel(latitude), 0, edge);
      if (at) pen.fillText(`${latitude}°N`, label, at[1]);
    }
  }
};

/** Draws the degree net, its labels and the frame lines of the field. */
export const drawGraticule = (sheet: Sheet, palette: ChartPalette) => {
  const {pen} = sheet;
  const {left, top, width, height} = sheetSize.field;
  drawNet(sheet, palette);
  drawDegrees(sheet, palette);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 0.35;
  pen.strokeRect(left, top, width, height);
  pen.lineWidth = 0.9;
  pen.strokeRect(left - 1.6, top - 1.6, width + 3.2, height + 3.2);
  // Alternating blocks between the two lines, ten to a side.
  pen.fillStyle = palette.ink;
  for (let block = 0; block < 40; block += 2) {
    const w = width / 40;
    const h = height / 40;
    pen.fillRect(left + block * w, top - 1.2, w, 0.8);
    pen.fillRect(left + block * w, top + height + 0.4, w, 0.8);
    pen.fillRect(left - 1.2, top + block * h, 0.8, h);
    pen.fillRect(left + width + 0.4, top + block * h, 0.8, h);
  }
};
