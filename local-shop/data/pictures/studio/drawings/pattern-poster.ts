import {print} from '../made';
import {drawAeroplane} from './aeroplane';
import {paper} from './colours';
import {drawRose} from './rose';

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
