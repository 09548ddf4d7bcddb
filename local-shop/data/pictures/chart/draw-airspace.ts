import type {Edition} from './edition';
import type {ChartPalette} from './palette';
import type {Sheet} from './sheet';

const drawRings = (
  {pen}: Sheet,
  palette: ChartPalette,
  {airports, isMajor, place}: Edition,
) => {
  airports.forEach(({icao, position}, index) => {
    const [x, y] = place(position);
    const major = isMajor(icao);
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

const drawAirways = (
  {pen}: Sheet,
  palette: ChartPalette,
  {airways, beacons, place}: Edition,
) => {
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

const drawBeacons = (
  {pen}: Sheet,
  palette: ChartPalette,
  {beacons, place, roseRadius: radius}: Edition,
) => {
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
export const drawAirspace = (
  sheet: Sheet,
  palette: ChartPalette,
  edition: Edition,
) => {
  const {left, top, width, height} = edition.size.field;
  sheet.pen.save();
  sheet.pen.beginPath();
  sheet.pen.rect(left, top, width, height);
  sheet.pen.clip();
  drawRings(sheet, palette, edition);
  drawAirways(sheet, palette, edition);
  drawBeacons(sheet, palette, edition);
  sheet.pen.restore();
};
