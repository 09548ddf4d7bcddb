/** What a weather endpoint says about one airport, as aviationweather.gov names it. */
interface MetarEntry {
  readonly icaoId: string;
  readonly reportTime: string;
  /** Seconds since 1970. */
  readonly obsTime: number;
  readonly metarType: 'METAR';
  readonly rawOb: string;
}

/** Milliseconds between two reports. */
const INTERVAL = 30 * 60_000;

/** Skies from good to bad: visibility, weather and clouds; good ones are more frequent. */
const SKIES = [
  'CAVOK',
  'CAVOK',
  '9999 FEW040',
  '9999 SCT035 BKN090',
  '9999 NSC',
  '9999 FEW030 BKN045',
  'CAVOK',
  '9999 FEW018 BKN028',
  '8000 -RA SCT014 BKN022',
  '7000 BKN016 OVC030',
  '4000 BR BKN009',
  '2500 -DZ BR OVC006',
  '0400 FG VV002',
] as const;

/**
 * Weather for an airport: made up, but the same for the same half hour, and
 * changing slowly, so that pages and tests see one state.
 *
 * @param at milliseconds since 1970.
 */
export function metarReport(icao: string, at: number): MetarEntry {
  const observed = new Date(Math.floor(at / INTERVAL) * INTERVAL);
  const seed = hash(icao);
  const halfDay = Math.floor(observed.getTime() / (12 * 60 * 60_000));
  const sky = SKIES[(seed + hash(`${icao}${halfDay}`)) % SKIES.length];
  const direction =
    ((((seed >>> 3) % 12) + 18) * 10 + halfDay * 10) % 360 || 360;
  const speed = 3 + ((seed >>> 5) % 12);
  const temperature = 4 + (seed % 7);
  const iso = observed.toISOString();
  const time = `${iso.slice(8, 10)}${iso.slice(11, 13)}${iso.slice(14, 16)}Z`;
  const digits = (value: number, length: number) =>
    String(value).padStart(length, '0');
  return {
    icaoId: icao,
    reportTime: iso,
    obsTime: observed.getTime() / 1000,
    metarType: 'METAR',
    rawOb: [
      `METAR ${icao} ${time}`,
      `${digits(direction, 3)}${digits(speed, 2)}KT`,
      sky,
      `${digits(temperature, 2)}/${digits(temperature - 2, 2)}`,
      `Q${digits(1005 + (seed % 20), 4)}`,
    ].join(' '),
  };
}

/** A number from 0 to 2³²−1 (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
