import {drawAirspace} from './draw-airspace';
import {drawGraticule} from './draw-graticule';
import {drawGround} from './draw-ground';
import type {Edition} from './edition';
import type {ChartPalette} from './palette';
import {createSheet, type Sheet} from './sheet';

const drawTowns = (
  {pen}: Sheet,
  palette: ChartPalette,
  {towns, place}: Edition,
) => {
  for (const [index, [name, position, size]] of towns.entries()) {
    const [x, y] = place(position);
    pen.fillStyle = palette.town;
    pen.strokeStyle = palette.faint;
    pen.lineWidth = 0.15;
    pen.beginPath();
    for (let step = 0; step < 22; step += 1) {
      const angle = (step / 22) * Math.PI * 2;
      const r = size * (0.72 + 0.34 * Math.sin(step * 2.7 + index * 5));
      pen.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8);
    }
    pen.closePath();
    pen.globalAlpha = 0.75;
    pen.fill();
    pen.globalAlpha = 0.9;
    pen.stroke();
    pen.font = `${(2.1 + size * 0.42).toFixed(2)}px B612, sans-serif`;
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.fillStyle = palette.ink;
    pen.fillText(name, x + size + 0.8, y + size + 0.6);
    pen.globalAlpha = 1;
  }
};

const drawAerodromes = (
  {pen}: Sheet,
  palette: ChartPalette,
  {airports, isMilitary, place}: Edition,
) => {
  for (const {icao, position} of airports) {
    const [x, y] = place(position);
    const ink = isMilitary(icao) ? palette.magenta : palette.blue;
    pen.strokeStyle = ink;
    pen.lineWidth = 0.7;
    pen.beginPath();
    pen.arc(x, y, 4, 0, Math.PI * 2);
    pen.fillStyle = palette.paper;
    pen.fill();
    pen.stroke();
    pen.beginPath();
    for (let spoke = 0; spoke < 8; spoke += 1) {
      const angle = (spoke * Math.PI) / 4;
      pen.moveTo(x + Math.cos(angle) * 4, y + Math.sin(angle) * 4);
      pen.lineTo(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5);
    }
    pen.stroke();
    pen.font = 'bold 4.3px B612, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.lineWidth = 1.3;
    pen.strokeStyle = palette.paper;
    pen.globalAlpha = 0.75;
    pen.strokeText(icao, x, y - 6);
    pen.globalAlpha = 1;
    pen.fillStyle = palette.ink;
    pen.fillText(icao, x, y - 6);
  }
};

const drawTitle = (
  {pen}: Sheet,
  palette: ChartPalette,
  {title, size}: Edition,
) => {
  const baseline = size.height - 11.5;
  const {left, width} = size.field;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = palette.ink;
  pen.font = 'bold 9.5px B612, sans-serif';
  pen.fillText('METAR', left, baseline);
  const wordWidth = pen.measureText('METAR').width;
  pen.font = '9.5px B612, sans-serif';
  pen.fillText('map', left + wordWidth, baseline);
  const nameWidth = pen.measureText('map').width;
  pen.font = '4.2px B612, sans-serif';
  pen.fillStyle = palette.faint;
  pen.fillText(title, left + wordWidth + nameWidth + 7, baseline - 0.1);
  pen.textAlign = 'right';
  let x = left + width;
  for (const [name, colour] of [
    ['LIFR', '#d946ef'],
    ['IFR', '#ef4444'],
    ['MVFR', '#3b82f6'],
    ['VFR', '#22c55e'],
  ] as const) {
    pen.font = 'bold 4.2px B612, sans-serif';
    pen.fillStyle = palette.ink;
    pen.fillText(name, x, baseline - 0.3);
    x -= pen.measureText(name).width + 3.6;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, baseline - 1.6, 1.5, 0, Math.PI * 2);
    pen.fill();
    x -= 6.5;
  }
};

/**
 * The printed sheet of an edition.
 * @param pixelsPerMillimetre resolution; 6 gives a canvas of 2820 × 4020.
 */
export const drawChart = (
  edition: Edition,
  pixelsPerMillimetre: number,
  palette: ChartPalette,
) => {
  const sheet = createSheet(edition.size, pixelsPerMillimetre);
  sheet.pen.fillStyle = palette.paper;
  sheet.pen.fillRect(0, 0, edition.size.width, edition.size.height);
  drawGround(sheet, palette, edition);
  drawGraticule(sheet, palette, edition);
  drawTowns(sheet, palette, edition);
  drawAirspace(sheet, palette, edition);
  drawAerodromes(sheet, palette, edition);
  drawTitle(sheet, palette, edition);
  return sheet.canvas;
};
