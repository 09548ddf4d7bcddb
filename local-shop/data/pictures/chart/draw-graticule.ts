import type {Edition, SheetPosition} from './edition';
import type {ChartPalette} from './palette';
import {trace, type Sheet} from './sheet';

const range = (from: number, to: number, step: number) =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) =>
    Number((from + index * step).toFixed(6)),
  );

/** The lines of the net as the edition's projection bends them. */
const netOf = ({net, place}: Edition) => ({
  meridian: (longitude: number) =>
    range(net.south, net.north, net.step / 4).map((latitude) =>
      place([longitude, latitude]),
    ),
  parallel: (latitude: number) =>
    range(net.west, net.east, net.step / 4).map((longitude) =>
      place([longitude, latitude]),
    ),
});

/** Where a line crosses a side of the field, in millimetres, if it does. */
const crossing = (
  line: SheetPosition[],
  axis: 0 | 1,
  value: number,
): SheetPosition | undefined => {
  for (let index = 1; index < line.length; index += 1) {
    const before = line[index - 1];
    const after = line[index];
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

const drawTicks = ({pen}: Sheet, {net, place}: Edition) => {
  const {west, east, south, north, step} = net;
  pen.globalAlpha = 0.6;
  pen.lineWidth = 0.22;
  pen.beginPath();
  for (const longitude of range(west + step, east - step, step)) {
    for (const latitude of range(south, north, step / 12)) {
      const [x, y] = place([longitude, latitude]);
      pen.moveTo(x - 0.7, y);
      pen.lineTo(x + 0.7, y);
    }
  }
  for (const latitude of range(south + step, north - step, step)) {
    for (const longitude of range(west, east, step / 12)) {
      const [x, y] = place([longitude, latitude]);
      pen.moveTo(x, y - 0.7);
      pen.lineTo(x, y + 0.7);
    }
  }
  pen.stroke();
};

const drawNet = (sheet: Sheet, palette: ChartPalette, edition: Edition) => {
  const {pen} = sheet;
  const {left, top, width, height} = edition.size.field;
  const {west, east, south, north, step} = edition.net;
  const {meridian, parallel} = netOf(edition);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.strokeStyle = palette.ink;
  for (const [distance, alpha, weight] of [
    [step / 2, 0.3, 0.2],
    [step, 0.6, 0.32],
  ]) {
    pen.globalAlpha = alpha;
    pen.lineWidth = weight;
    pen.beginPath();
    for (const longitude of range(west, east, distance)) {
      trace(pen, meridian(longitude));
    }
    for (const latitude of range(south, north, distance)) {
      trace(pen, parallel(latitude));
    }
    pen.stroke();
  }
  drawTicks(sheet, edition);
  pen.restore();
};

const degrees = (figure: number, positive: string, negative: string) =>
  `${Math.abs(figure)}°${figure < 0 ? negative : figure > 0 ? positive : ''}`;

const drawDegrees = ({pen}: Sheet, palette: ChartPalette, edition: Edition) => {
  const {left, top, width, height} = edition.size.field;
  const {west, east, south, north, step} = edition.net;
  const {meridian, parallel} = netOf(edition);
  const right = left + width;
  pen.fillStyle = palette.ink;
  pen.font = '4px B612, sans-serif';
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  for (const longitude of range(west + step, east - step, step)) {
    for (const [edge, label] of [
      [top, top - 5],
      [top + height, top + height + 5],
    ]) {
      const at = crossing(meridian(longitude), 1, edge);
      if (at && at[0] > left + 4 && at[0] < right - 4) {
        pen.fillText(degrees(longitude, 'E', 'W'), at[0], label);
      }
    }
  }
  for (const latitude of range(south + step, north - step, step)) {
    for (const [edge, label] of [
      [left, left - 7],
      [right, right + 7],
    ]) {
      const at = crossing(parallel(latitude), 0, edge);
      if (at && at[1] > top + 4 && at[1] < top + height - 4) {
        pen.fillText(degrees(latitude, 'N', 'S'), label, at[1]);
      }
    }
  }
};

/** Draws the degree net, its labels and the frame lines of the field. */
export const drawGraticule = (
  sheet: Sheet,
  palette: ChartPalette,
  edition: Edition,
) => {
  const {pen} = sheet;
  const {left, top, width, height} = edition.size.field;
  drawNet(sheet, palette, edition);
  drawDegrees(sheet, palette, edition);
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
