import {airports} from './airports';
import type {Position} from './outlines';
import type {ChartPalette} from './palette';
import {place, sheetSize, type Sheet} from './sheet';

/** Millimetres on the sheet of one nautical mile (a minute of latitude). */
const nauticalMile = (() => {
  const [, south] = place([10.35, 51]);
  const [, north] = place([10.35, 52]);
  return (south - north) / 60;
})();

const beacons: [name: string, ident: string, frequency: string, Position][] = [
  ['HAMBURG', 'HAM', '113.10', [10.2, 53.69]],
  ['HELGOLAND', 'DHE', '116.30', [7.9, 54.19]],
  ['LEINE', 'DLE', '115.20', [9.88, 52.25]],
  ['HEHLINGEN', 'HLZ', '117.30', [10.8, 52.36]],
  ['KLASDORF', 'KLF', '115.15', [13.56, 52.02]],
  ['TREVI', 'TRT', '108.45', [13.16, 52.98]],
  ['OSNABRÜCK', 'OSN', '114.30', [8.29, 52.2]],
  ['WARBURG', 'WRB', '113.70', [9.11, 51.51]],
  ['COLA', 'COL', '108.80', [7.59, 50.78]],
  ['TAUNUS', 'TAU', '116.70', [8.16, 50.25]],
  ['FULDA', 'FUL', '112.10', [9.57, 50.59]],
  ['ERLANGEN', 'ERL', '114.90', [11.15, 49.66]],
  ['KARLSRUHE', 'KRH', '115.95', [8.58, 48.99]],
  ['ROKIL', 'RKL', '111.20', [11.0, 48.0]],
  ['ZURICH EAST', 'ZUE', '110.05', [8.82, 47.59]],
  ['RODING', 'RDG', '114.70', [12.53, 49.04]],
  ['MIRSDORF', 'DMS', '112.70', [14.0, 50.6]],
  ['MARLOW', 'MAR', '110.90', [12.55, 54.08]],
];

const airways: [number, number, string][] = [
  [0, 1, 'Z 38'],
  [0, 2, 'T 909'],
  [2, 7, 'L 619'],
  [7, 10, 'Y 163'],
  [10, 11, 'Z 850'],
  [11, 13, 'L 604'],
  [9, 12, 'Y 170'],
  [9, 10, 'T 180'],
  [8, 9, 'Z 12'],
  [6, 7, 'L 980'],
  [6, 2, 'M 170'],
  [2, 3, 'P 605'],
  [3, 4, 'T 207'],
  [4, 5, 'Q 208'],
  [5, 17, 'P 31'],
  [11, 15, 'Z 93'],
  [12, 13, 'T 104'],
  [12, 14, 'Z 401'],
  [4, 16, 'L 132'],
  [0, 5, 'M 748'],
  [1, 6, 'T 281'],
];

const drawRings = ({pen}: Sheet, palette: ChartPalette) => {
  airports.forEach(({icao, position}, index) => {
    const [x, y] = place(position);
    const major = icao.startsWith('EDD') || icao === 'LKPR' || icao === 'LSZH';
    const turn = ((index * 37) % 180) * (Math.PI / 180);
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    if (major) {
      // Terminal area: broad tinted band inside a fine line.
      pen.strokeStyle = palette.blue;
      pen.beginPath();
      pen.roundRect(-17, -12, 34, 24, 8);
      pen.globalAlpha = 0.2;
      pen.lineWidth = 2.2;
      pen.stroke();
      pen.globalAlpha = 0.75;
      pen.lineWidth = 0.42;
      pen.stroke();
    }
    // Control zone, dashed; tinted as class D.
    pen.beginPath();
    pen.roundRect(-8, -5, 16, 10, 4.8);
    pen.globalAlpha = 0.16;
    pen.fillStyle = major ? palette.blue : palette.magenta;
    pen.fill();
    pen.globalAlpha = 0.85;
    pen.strokeStyle = major ? palette.blue : palette.magenta;
    pen.setLineDash([1.4, 0.9]);
    pen.lineWidth = 0.42;
    pen.stroke();
    pen.restore();
  });
};

const drawAirways = ({pen}: Sheet, palette: ChartPalette) => {
  pen.font = '500 2.3px B612, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [from, to, label] of airways) {
    const [x1, y1] = place(beacons[from][3]);
    const [x2, y2] = place(beacons[to][3]);
    pen.strokeStyle = palette.blue;
    pen.globalAlpha = 0.62;
    pen.lineWidth = 0.36;
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
    pen.globalAlpha = 0.95;
    pen.save();
    pen.translate((x1 + x2) / 2, (y1 + y2) / 2);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    pen.rotate(Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle);
    pen.fillStyle = palette.paper;
    pen.beginPath();
    pen.roundRect(-4.7, -1.7, 9.4, 3.4, 0.6);
    pen.fill();
    pen.stroke();
    pen.fillStyle = palette.blue;
    pen.fillText(label, 0, 0.1);
    pen.restore();
  }
  pen.globalAlpha = 1;
};

const drawBeacons = ({pen}: Sheet, palette: ChartPalette) => {
  const radius = 11 * nauticalMile;
  for (const [name, ident, frequency, position] of beacons) {
    const [x, y] = place(position);
    pen.save();
    pen.translate(x, y);
    pen.rotate(3.6 * (Math.PI / 180));
    pen.strokeStyle = palette.blue;
    pen.fillStyle = palette.blue;
    pen.globalAlpha = 0.8;
    pen.lineWidth = 0.34;
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.stroke();
    for (let degree = 0; degree < 360; degree += 10) {
      const inward = degree % 30 === 0 ? 1.5 : 0.8;
      pen.beginPath();
      pen.moveTo(0, -radius);
      pen.lineTo(0, -radius + inward * 1.3);
      pen.stroke();
      if (degree % 30 === 0) {
        pen.font = '1.7px B612, sans-serif';
        pen.textAlign = 'center';
        pen.fillText(String(degree / 10), 0, -radius + 3.4);
      }
      pen.rotate(Math.PI / 18);
    }
    pen.lineWidth = 0.3;
    pen.beginPath();
    for (let corner = 0; corner <= 6; corner += 1) {
      const angle = (corner * Math.PI) / 3;
      pen.lineTo(Math.cos(angle) * 1.1, Math.sin(angle) * 1.1);
    }
    pen.stroke();
    pen.restore();
    pen.globalAlpha = 0.92;
    pen.fillStyle = palette.paper;
    pen.strokeStyle = palette.blue;
    pen.lineWidth = 0.3;
    pen.beginPath();
    pen.roundRect(x + 2, y + 1.4, 17, 6.4, 0.6);
    pen.fill();
    pen.stroke();
    pen.fillStyle = palette.blue;
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
    pen.font = '2.1px B612, sans-serif';
    pen.fillText(name, x + 2.8, y + 3.9);
    pen.font = 'bold 2.2px B612, sans-serif';
    pen.fillText(`${frequency} ${ident}`, x + 2.8, y + 6.9);
    pen.globalAlpha = 1;
  }
};

/** Draws control zones, terminal areas, airways and radio beacons. */
export const drawAirspace = (sheet: Sheet, palette: ChartPalette) => {
  const {left, top, width, height} = sheetSize.field;
  sheet.pen.save();
  sheet.pen.beginPath();
  sheet.pen.rect(left, top, width, height);
  sheet.pen.clip();
  drawRings(sheet, palette);
  drawAirways(sheet, palette);
  drawBeacons(sheet, palette);
  sheet.pen.restore();
};
