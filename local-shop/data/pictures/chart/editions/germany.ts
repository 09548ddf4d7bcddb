import {airportList} from '../airports';
import {uprightSheet, type Edition, type SheetPosition} from '../edition';
import {borderLines, germanyRings, landRings, type Position} from '../outlines';
import {project, unproject} from '../projection';
import {heights} from '../relief';
import {lakeRings, riverLines} from '../waters';

const {field} = uprightSheet;

const place = (position: Position): SheetPosition => {
  const [u, v] = project(position);
  return [field.left + u * field.width, field.top + v * field.height];
};

const placed = (lines: readonly (readonly Position[])[]) =>
  lines.map((line) => line.map(place));

/** Millimetres on the sheet of one nautical mile (a minute of latitude). */
const nauticalMile = (place([10.35, 51])[1] - place([10.35, 52])[1]) / 60;

/** The first edition: Germany with its neighbours. */
export const germany: Edition = {
  name: 'germany',
  title: 'DEUTSCHLAND  ·  GERMANY',
  size: uprightSheet,
  place,
  positionAt: ([x, y]) =>
    unproject([(x - field.left) / field.width, (y - field.top) / field.height]),
  land: placed(landRings),
  coasts: placed(landRings.slice(0, -6).concat(germanyRings)),
  raised: placed(germanyRings),
  borders: placed(borderLines),
  rivers: placed(
    riverLines([
      // Rhine with Lake Constance's outflow
      '951 4752 886 4766 820 4761 760 4757 758 4790 765 4825 785 4870 815 4893 838 4915 846 4950 833 4985 825 5001 798 4996 760 5036 725 5065 697 5094 677 5123 664 5152 640 5175 610 5187 560 5192',
      // Elbe
      '1426 5098 1374 5105 1330 5130 1298 5160 1265 5187 1175 5203 1165 5230 1205 5258 1170 5290 1110 5322 1040 5340 1000 5354 950 5370 905 5388',
      // Danube
      '851 4795 910 4806 999 4840 1050 4872 1145 4876 1210 4902 1258 4888 1346 4857 1420 4830 1500 4823',
      // Main
      '1160 5012 1090 4996 1025 5003 993 4979 970 4999 905 5003 868 5011 827 5000',
      // Weser with Fulda and Werra
      '968 5055 949 5131 965 5142 940 5177 937 5210 893 5229 918 5282 881 5308 855 5354',
      '1085 5048 1035 5100 965 5142',
      // Oder and Neisse
      '1500 5090 1498 5129 1472 5160 1465 5207 1456 5235 1413 5283 1440 5320 1455 5342 1456 5370',
      // Ems, Havel, Saale, Neckar, Moselle, Isar, Inn, Lech
      '845 5185 762 5200 730 5252 735 5300 721 5335',
      '1310 5335 1327 5290 1318 5253 1300 5240 1255 5240 1230 5250 1200 5285',
      '1195 5030 1158 5070 1175 5110 1195 5148 1190 5192',
      '855 4806 905 4850 920 4880 915 4914 870 4940 846 4950',
      '670 4820 617 4912 640 4960 680 4985 715 5010 760 5036',
      '1125 4740 1158 4814 1215 4854 1295 4880',
      '1020 4690 1140 4726 1215 4760 1210 4800 1285 4826 1346 4857',
      '1030 4725 1086 4800 1090 4872',
    ]),
  ),
  lakes: placed(
    lakeRings([
      [937, 4762, 32, 5, 22],
      [1247, 4789, 9, 5, 10],
      [1132, 4790, 3, 9, 10],
      [1112, 4798, 3, 7, 0],
      [1265, 5342, 10, 7, 20],
      [1145, 5388, 4, 10, 5],
      [932, 5246, 6, 4, 0],
      [653, 4644, 35, 5, 18],
      [855, 4728, 15, 3, 25],
      [686, 4690, 18, 3, -38],
    ]),
  ),
  // Figures after any school atlas; the plain rises from the coast southwards.
  elevation: heights(
    [
      [5.5, 45.8, 9.5, 46.6, 0.55, 3000],
      [9.0, 46.7, 13.6, 47.1, 0.42, 2700],
      [13.0, 47.35, 16, 47.4, 0.45, 1700],
      [10.2, 47.42, 12.6, 47.58, 0.16, 1500],
      [7.75, 47.75, 8.35, 48.75, 0.28, 900],
      [6.85, 47.85, 7.25, 48.5, 0.24, 900],
      [6.4, 46.5, 7.4, 47.35, 0.25, 1000],
      [8.6, 47.95, 10.8, 48.85, 0.2, 480],
      [12.5, 49.5, 13.9, 48.75, 0.25, 800],
      [12.3, 50.25, 13.9, 50.75, 0.22, 600],
      [14.8, 50.75, 16.4, 50.2, 0.25, 700],
      [10.2, 50.75, 11.6, 50.35, 0.2, 520],
      [10.35, 51.85, 10.95, 51.65, 0.18, 650],
      [9.7, 50.45, 10.15, 50.4, 0.2, 500],
      [8.9, 50.55, 9.5, 50.5, 0.24, 360],
      [7.9, 51.1, 8.7, 51.15, 0.28, 460],
      [6.3, 50.2, 7.1, 50.35, 0.3, 400],
      [7, 49.75, 8.4, 50.3, 0.24, 420],
      [7.6, 49.3, 7.9, 49.1, 0.2, 320],
      [8.8, 49.75, 9.5, 49.95, 0.22, 340],
      [8.0, 52.1, 9.3, 52.1, 0.1, 180],
      [11.2, 49.2, 11.9, 49.9, 0.3, 330],
      [13, 49.3, 15.6, 49.4, 0.5, 330],
    ],
    {plain: ([, latitude]) => (51.9 - latitude) * 105, squeeze: 0.64},
  ),
  airports: airportList(`
EDDF 5003 857,EDDM 4835 1179,EDDB 5237 1350,EDDH 5363 999,EDDL 5129 677,
EDDK 5087 714,EDDS 4869 922,EDDN 4950 1108,EDDV 5246 968,EDDW 5305 879,
EDDP 5142 1224,EDDC 5113 1377,EDDE 5098 1096,EDDG 5213 768,EDDR 4921 711,
EDLP 5161 862,EDLW 5152 761,EDLV 5160 614,EDFH 4995 726,EDJA 4799 1024,
EDNY 4767 951,EDSB 4878 808,ETNL 5392 1228,EDHL 5381 1072,EDHK 5438 1015,
EDXW 5491 834,ETNS 5446 952,EDVK 5142 938,ETHC 5259 1002,ETNG 5096 604,
ETSB 5017 706,ETAR 4944 760,ETSL 4819 1086,ETSI 4872 1153,ETHL 4822 991,
ETHN 4939 996,ETIC 4970 1194,ETNT 5355 767,ETMN 5377 866,ETHB 5228 908,
ETHF 5111 929,ETSH 5177 1317,EDBC 5186 1142,EDQM 5029 1185,EDFM 4947 851,
EDTL 4837 783,EDAH 5388 1415,EDVE 5232 1056,EDGS 5071 808,EDTD 4797 852,
EDAC 5098 1251,EDMO 4808 1128,LSZH 4746 855,LOWI 4726 1134,LOWS 4779 1300,
LKPR 5010 1426,EHGG 5312 658,EHTW 5227 689,EKSB 5496 979,LFST 4854 763,
ELLX 4962 620,EPSC 5358 1490,LOWL 4823 1419,LKKV 5020 1292,EDRZ 4921 740`),
  isMajor: (icao) =>
    icao.startsWith('EDD') || icao === 'LKPR' || icao === 'LSZH',
  isMilitary: (icao) => icao.startsWith('ET'),
  towns: [
    ['BERLIN', [13.4, 52.52], 4.6],
    ['HAMBURG', [10.0, 53.55], 3.6],
    ['MÜNCHEN', [11.57, 48.14], 3.4],
    ['KÖLN', [6.96, 50.94], 3],
    ['FRANKFURT', [8.68, 50.11], 3],
    ['STUTTGART', [9.18, 48.78], 2.6],
    ['LEIPZIG', [12.37, 51.34], 2.4],
    ['DRESDEN', [13.74, 51.05], 2.4],
    ['HANNOVER', [9.73, 52.37], 2.4],
    ['NÜRNBERG', [11.08, 49.45], 2.4],
    ['BREMEN', [8.8, 53.08], 2.2],
    ['ESSEN', [7.01, 51.45], 3.4],
    ['ROSTOCK', [12.1, 54.09], 1.7],
    ['FREIBURG', [7.85, 47.99], 1.6],
    ['PRAHA', [14.42, 50.08], 3],
    ['ZÜRICH', [8.54, 47.37], 2.2],
    ['SZCZECIN', [14.55, 53.43], 1.8],
  ],
  beacons: [
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
  ],
  airways: [
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
  ],
  roseRadius: 11 * nauticalMile,
  net: {west: 4, east: 17, south: 46, north: 56, step: 1},
};
