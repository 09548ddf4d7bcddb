/** A deterministic generator of numbers in 0..1 (mulberry32). */
export const randomNumbers = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const lattice = (x: number, y: number) => {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

const smooth = (t: number) => t * t * (3 - 2 * t);

const valueNoise = (x: number, y: number) => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - top);
  const upper = lattice(left, top) * (1 - u) + lattice(left + 1, top) * u;
  const lower =
    lattice(left, top + 1) * (1 - u) + lattice(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
};

/** Fractal value noise in 0..1 with the given number of octaves. */
export const fractalNoise = (x: number, y: number, octaves: number) => {
  let sum = 0;
  let weight = 0;
  for (let octave = 0, size = 1; octave < octaves; octave += 1, size *= 2) {
    sum += valueNoise(x * size + octave * 17.3, y * size - octave * 9.1) / size;
    weight += 1 / size;
  }
  return sum / weight;
};
