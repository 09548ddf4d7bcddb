import {print} from '../made';
import {drawRose} from './rose';

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
