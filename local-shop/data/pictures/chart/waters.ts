import {randomNumbers} from './noise';
import type {Position} from './outlines';

/** A lake: its centre, half axes in hundredths of a degree and turn in degrees. */
type Lake = readonly [
  longitude: number,
  latitude: number,
  along: number,
  across: number,
  turn: number,
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

/**
 * Rivers as lines of positions, rough enough for decoration only.
 * @param rivers lists of `longitude latitude` in hundredths of a degree
 */
export const riverLines = (rivers: readonly string[]): Position[][] =>
  rivers.map((line, river) => {
    const numbers = figures(line);
    const random = randomNumbers(river + 5);
    let course = numbers
      .filter((_, index) => index % 2 === 0)
      .map((longitude, index): Position => [longitude, numbers[index * 2 + 1]]);
    for (let round = 0; round < 4; round += 1) course = meander(course, random);
    return course;
  });

/** Lakes as closed rings of positions. */
export const lakeRings = (lakes: readonly Lake[]): Position[][] =>
  lakes.map(([x, y, a, b, turn]) =>
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
