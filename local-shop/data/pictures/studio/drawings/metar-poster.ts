import {print} from '../made';
import {ink, paper} from './colours';

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
