/** The inks of the printed sheet. */
export interface ChartPalette {
  paper: string;
  sea: string;
  seaLine: string;
  /** Land tints from the lowest to the highest level, as RGB. */
  tints: readonly (readonly [number, number, number])[];
  relief: number;
  water: string;
  border: string;
  ink: string;
  faint: string;
  blue: string;
  magenta: string;
  town: string;
}

/** The sheet as sold with every frame: day inks on cream paper. */
export const dayPalette: ChartPalette = {
  paper: '#f5f0e4',
  sea: '#bcd3dc',
  seaLine: '#86adbb',
  tints: [
    [214, 224, 196],
    [226, 229, 200],
    [237, 231, 203],
    [236, 219, 182],
    [225, 198, 154],
    [206, 172, 129],
    [186, 150, 116],
    [228, 219, 209],
  ],
  relief: 1,
  water: '#4f8ba6',
  border: '#6d4a5f',
  ink: '#26303a',
  faint: '#5d676c',
  blue: '#1d4f8a',
  magenta: '#9c1f66',
  town: '#f0c43c',
};

/** The unlit art print: night inks. */
export const nightPalette: ChartPalette = {
  paper: '#0d1b2a',
  sea: '#0a1522',
  seaLine: '#1b3147',
  tints: [
    [19, 37, 55],
    [21, 40, 59],
    [24, 44, 63],
    [28, 49, 68],
    [33, 55, 74],
    [40, 63, 81],
    [48, 71, 89],
    [66, 88, 104],
  ],
  relief: 0.7,
  water: '#2c4d6b',
  border: '#4a6a86',
  ink: '#c9d8e4',
  faint: '#55708a',
  blue: '#4d79a8',
  magenta: '#9a5a8c',
  town: '#3a5266',
};
