import {print} from './made';

const ink = '#12304f';
const paper = '#f4efe2';

/** A compass rose in the pen's own millimetres, centred. */
export const drawRose = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
) => {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = radius * 0.018;
  for (const share of [1, 0.94, 0.62]) {
    pen.beginPath();
    pen.arc(0, 0, radius * share, 0, Math.PI * 2);
    pen.stroke();
  }
  for (let degree = 0; degree < 360; degree += 10) {
    const inner = degree % 30 === 0 ? 0.82 : 0.88;
    pen.beginPath();
    pen.moveTo(0, -radius * 0.94);
    pen.lineTo(0, -radius * inner);
    pen.stroke();
    if (degree % 30 === 0) {
      pen.font = `${radius * 0.11}px B612`;
      pen.textAlign = 'center';
      pen.fillText(String(degree / 10 || 36), 0, -radius * 0.69);
    }
    pen.rotate(Math.PI / 18);
  }
  for (let point = 0; point < 8; point += 1) {
    const long = point % 2 === 0 ? 0.58 : 0.36;
    pen.beginPath();
    pen.moveTo(0, -radius * long);
    pen.lineTo(radius * 0.08, -radius * 0.08);
    pen.lineTo(0, 0);
    pen.fill();
    pen.beginPath();
    pen.moveTo(0, -radius * long);
    pen.lineTo(-radius * 0.08, -radius * 0.08);
    pen.lineTo(0, 0);
    pen.stroke();
    pen.rotate(Math.PI / 4);
  }
  pen.restore();
};

/** A small aeroplane seen from above, nose up. */
export const drawAeroplane = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn = 0,
) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(0, 0, 0.075, 0.5, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.roundRect(-0.62, -0.24, 1.24, 0.17, 0.07);
  pen.roundRect(-0.23, 0.33, 0.46, 0.1, 0.04);
  pen.fill();
  pen.beginPath();
  pen.roundRect(-0.15, -0.53, 0.3, 0.03, 0.015);
  pen.fill();
  pen.restore();
};

/** The METAR poster, 500 × 700 mm. */
export const metarPoster = () =>
  print(
    500,
    700,
    (pen) => {
      pen.fillStyle = paper;
      pen.fillRect(0, 0, 500, 700);
      pen.fillStyle = ink;
      pen.font = 'bold 74px B612';
      pen.fillText('METAR', 40, 112);
      pen.font = '17px B612';
      pen.fillStyle = '#a6376f';
      pen.fillText('Wetterkürzel Zeile für Zeile', 42, 142);
      pen.fillStyle = ink;
      pen.fillRect(40, 162, 420, 1.6);
      const rows = [
        ['EDDF', 'Frankfurt am Main', 'Ortskennung'],
        ['211150Z', '21. des Monats, 11:50 UTC', 'Zeit'],
        ['24015G27KT', '240 Grad, 15, Böen 27 Knoten', 'Wind'],
        ['3500', '3500 Meter', 'Sicht'],
        ['-RA BR', 'leichter Regen, feuchter Dunst', 'Wetter'],
        ['BKN008', '5–7 Achtel in 800 Fuß', 'Wolken'],
        ['07/06', '7 Grad, Taupunkt 6 Grad', 'Temperatur'],
        ['Q0998', '998 Hektopascal', 'QNH'],
        ['NOSIG', 'keine Änderung', 'Trend'],
      ];
      rows.forEach(([code, meaning, kind], index) => {
        const y = 205 + index * 51;
        pen.fillStyle = ink;
        pen.font = 'bold 29px B612';
        pen.fillText(code, 40, y);
        pen.font = '13.5px B612';
        pen.fillText(meaning, 252, y - 10);
        pen.fillStyle = '#a6376f';
        pen.font = '10.5px B612';
        pen.fillText(kind.toUpperCase(), 252, y + 5);
        pen.fillStyle = '#c9c2b0';
        pen.fillRect(40, y + 17, 420, 0.6);
      });
      pen.fillStyle = ink;
      pen.font = 'bold 11px B612';
      pen.fillText('METARmap', 40, 670);
    },
    3,
  );

/** The traffic pattern poster, 500 × 700 mm. */
export const patternPoster = () =>
  print(
    500,
    700,
    (pen) => {
      const green = '#2f6b4f';
      pen.fillStyle = paper;
      pen.fillRect(0, 0, 500, 700);
      pen.fillStyle = green;
      pen.font = 'bold 54px B612';
      pen.fillText('Platzrunde', 40, 92);
      pen.font = '15px B612';
      pen.fillText('LINKSPLATZRUNDE  ·  1000 FT ÜBER GRUND', 42, 120);
      pen.save();
      pen.translate(250, 380);
      pen.fillStyle = '#dfe6d6';
      pen.fillRect(-210, -225, 420, 470);
      pen.fillStyle = '#4a4f52';
      pen.fillRect(62, -130, 34, 270);
      pen.fillStyle = '#f7f4ea';
      for (let bar = 0; bar < 8; bar += 1)
        pen.fillRect(78, -112 + bar * 30, 2.4, 15);
      for (let bar = 0; bar < 5; bar += 1) {
        pen.fillRect(66 + bar * 5.6, -126, 3, 10);
        pen.fillRect(66 + bar * 5.6, 126, 3, 10);
      }
      pen.font = 'bold 15px B612';
      pen.textAlign = 'center';
      pen.fillText('36', 79, 118);
      pen.strokeStyle = green;
      pen.lineWidth = 4;
      pen.setLineDash([16, 9]);
      pen.beginPath();
      pen.roundRect(-130, -195, 209, 410, 26);
      pen.stroke();
      pen.setLineDash([]);
      pen.fillStyle = green;
      pen.font = 'bold 13px B612';
      for (const [label, x, y, turn] of [
        ['QUERABFLUG', -25, -207, 0],
        ['GEGENANFLUG', -146, 30, -Math.PI / 2],
        ['QUERANFLUG', -25, 238, 0],
        ['ENDANFLUG', 108, 178, Math.PI / 2],
        ['ABFLUG', 108, -165, Math.PI / 2],
      ] as const) {
        pen.save();
        pen.translate(x, y);
        pen.rotate(turn);
        pen.fillText(label, 0, 0);
        pen.restore();
      }
      for (const [x, y, turn] of [
        [79, -168, 0],
        [45, -195, -Math.PI / 2],
        [-130, -70, Math.PI],
        [-105, 215, Math.PI / 2],
        [79, 176, 0],
      ]) {
        drawAeroplane(pen, x, y, 40, '#1f4e38', turn);
      }
      pen.restore();
      drawRose(pen, 420, 92, 38, green);
      pen.fillStyle = green;
      pen.font = 'bold 11px B612';
      pen.fillText('METARmap', 40, 670);
    },
    3,
  );

/** One airfield's surroundings, 360 × 360 mm. */
export const homeFieldPrint = () =>
  print(
    360,
    360,
    (pen) => {
      const blue = '#1f4e79';
      pen.fillStyle = '#efe9da';
      pen.fillRect(0, 0, 360, 360);
      pen.strokeStyle = blue;
      pen.fillStyle = blue;
      pen.lineWidth = 0.5;
      pen.globalAlpha = 0.4;
      for (let line = 40; line <= 320; line += 40) {
        pen.beginPath();
        pen.moveTo(line, 30);
        pen.lineTo(line, 330);
        pen.moveTo(30, line);
        pen.lineTo(330, line);
        pen.stroke();
      }
      pen.globalAlpha = 0.8;
      for (const [radius, dash] of [
        [45, 0],
        [85, 4],
        [125, 0],
      ]) {
        pen.setLineDash(dash ? [dash, dash * 0.7] : []);
        pen.beginPath();
        pen.arc(180, 172, radius, 0, Math.PI * 2);
        pen.stroke();
      }
      pen.setLineDash([]);
      pen.lineWidth = 1.2;
      pen.beginPath();
      pen.moveTo(30, 262);
      pen.bezierCurveTo(110, 205, 140, 305, 214, 246);
      pen.bezierCurveTo(260, 210, 280, 120, 330, 96);
      pen.strokeStyle = '#6f9fc0';
      pen.lineWidth = 4;
      pen.stroke();
      pen.save();
      pen.translate(180, 172);
      pen.rotate(-0.6);
      pen.fillStyle = blue;
      pen.fillRect(-38, -4, 76, 8);
      pen.strokeStyle = blue;
      pen.lineWidth = 1;
      pen.setLineDash([3, 2]);
      pen.strokeRect(-52, -46, 104, 46);
      pen.setLineDash([]);
      pen.fillStyle = '#efe9da';
      for (let bar = 0; bar < 6; bar += 1)
        pen.fillRect(-28 + bar * 10, -0.6, 5, 1.2);
      pen.font = 'bold 5px B612';
      pen.fillText('07', -36.5, 1.8);
      pen.fillText('25', 30, 1.8);
      pen.restore();
      drawRose(pen, 290, 285, 30, blue);
      pen.globalAlpha = 1;
      pen.fillStyle = blue;
      pen.font = 'bold 17px B612';
      pen.fillText('HEIMATPLATZ', 36, 58);
      pen.font = '8px B612';
      pen.fillText('N 48° 13′   E 011° 54′   1509 FT', 36, 72);
      pen.lineWidth = 1.4;
      pen.strokeStyle = blue;
      pen.strokeRect(26, 26, 308, 308);
    },
    4,
  );
