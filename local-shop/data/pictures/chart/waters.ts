import {randomNumbers} from './noise';
import type {Position} from './outlines';

const rivers = [
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
];

// Lakes as centre, half axes in hundredths of a degree, turn in degrees.
const lakes: [number, number, number, number, number][] = [
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
];

const figures = (line: string) => line.split(' ').map((n) => Number(n) / 100);

// Splits every leg in two and moves the new point aside, so that it winds.
const meander = (line: Position[], random: () => number): Position[] =>
  line.flatMap(([x, y], index): Position[] => {
    if (index === 0) return [[x, y]];
    const [fromX, fromY] = line[index - 1];
    const aside = (random() - 0.5) * 0.32;
    return [
      [
        (x + fromX) / 2 + (y - fromY) * aside * 1.5,
        (y + fromY) / 2 - ((x - fromX) * aside) / 1.5,
      ],
      [x, y],
    ];
  });

/** Rivers as lines of positions, rough enough for decoration only. */
export const riverLines: Position[][] = rivers.map((line, river) => {
  const numbers = figures(line);
  const random = randomNumbers(river + 5);
  let course = numbers
    .filter((_, index) => index % 2 === 0)
    .map((longitude, index): Position => [longitude, numbers[index * 2 + 1]]);
  for (let round = 0; round < 4; round += 1) course = meander(course, random);
  return course;
});

/** Lakes as closed rings of positions. */
export const lakeRings: Position[][] = lakes.map(([x, y, a, b, turn]) =>
  Array.from({length: 28}, (_, step): Position => {
    const angle = (step / 28) * Math.PI * 2;
    const swing = 1 + 0.18 * Math.sin(angle * 3 + x);
    const along = Math.cos(angle) * a * swing;
    const across = Math.sin(angle) * b * swing;
    const tilt = (-turn * Math.PI) / 180;
    return [
      (x + along * Math.cos(tilt) - across * Math.sin(tilt) * 1.5) / 100,
      (y + (along * Math.sin(tilt)) / 1.5 + across * Math.cos(tilt)) / 100,
    ];
  }),
);
