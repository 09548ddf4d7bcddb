import {AIRPORTS} from '../data/airports';

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
const INTERVAL_MS = 30 * 60_000;

/** Skies that look alike on the map, from good to bad: visibility, weather and clouds. */
const SKIES = [
  ['CAVOK', '9999 FEW040', '9999 NSC', '9999 SCT035 BKN090'],
  ['9999 FEW018 BKN028', '8000 -RA SCT014 BKN022', '7000 BKN016 OVC030'],
  ['4000 BR BKN009', '2500 -DZ BR OVC006'],
  ['1200 +RA BR OVC004', '1400 SHRA BR BKN003'],
  ['0400 FG VV002', '0300 FG VV001'],
] as const;

/** The same as reports in the United States write them, in statute miles. */
const AMERICAN_SKIES = [
  ['10SM CLR', '10SM FEW040', '10SM SCT250', '10SM SCT035 BKN090'],
  ['10SM FEW018 BKN028', '5SM -RA SCT014 BKN022', '4SM BKN016 OVC030'],
  ['2SM BR BKN009', '1 1/2SM -DZ BR OVC006'],
  ['3/4SM +RA BR OVC004', '1SM SHRA BR BKN003'],
  ['1/4SM FG VV002', '1/8SM FG VV001'],
] as const;

/** Degrees: how far the front moves in a day, and the widths of its core, middle and edges. */
const WAY = 21;
const CORE = 0.4;
const MIDDLE = 1;
const EDGE = 2.6;

/** Degrees between two fronts; how far behind a front the next one counts as approaching. */
const SPACING = 18;
const BEHIND = -6;

/** Degrees north and east from America's coast to the place in Europe whose weather it gets. */
const ACROSS = [9, 92] as const;

/** Latitudes with fog in the morning: north of the Alps, and along the Po. */
const FOGGY = [
  [47.3, 49.3],
  [44.6, 45.8],
] as const;

/**
 * The severity of the weather at a place, from 0 to 4, and how far away the front still
 * is. The front comes from the north-west in the morning and reaches the Alps by night;
 * other fronts are ahead of it and behind it. South of it there is fog.
 *
 * @param hour of the day in UTC, with its fraction.
 */
function weatherAt(
  [latitude, longitude]: readonly [number, number],
  hour: number,
): {severity: 0 | 1 | 2 | 3 | 4; ahead: number} {
  const way =
    0.6 * (longitude - 5) + 1.2 * (56 - latitude) - (hour / 24) * WAY + 3;
  const ahead = way - Math.floor((way - BEHIND) / SPACING) * SPACING;
  const band = FOGGY.find(
    ([south, north]) => latitude > south && latitude < north,
  );
  const fog = band ? band[1] - latitude - Math.max(0, hour - 7) * 0.5 : 0;
  if (Math.abs(ahead) < CORE) return {severity: 3, ahead};
  if (Math.abs(ahead) < MIDDLE) return {severity: 2, ahead};
  if (ahead > EDGE && hour < 12 && fog > 0.8) return {severity: 4, ahead};
  if (ahead > EDGE && hour < 12 && fog > 0.2) return {severity: 2, ahead};
  return {severity: Math.abs(ahead) < EDGE ? 1 : 0, ahead};
}

/**
 * Made-up weather for an airport. It stays the same for half an hour, resembles its
 * neighbours' weather, and changes slowly.
 *
 * @param at milliseconds since 1970.
 */
export function metarReport(icao: string, at: number): MetarEntry {
  const observed = new Date(Math.floor(at / INTERVAL_MS) * INTERVAL_MS);
  const seed = hash(icao);
  const place = AIRPORTS[icao];
  const hour = observed.getUTCHours() + observed.getUTCMinutes() / 60;
  const isAmerican = icao.startsWith('K');
  const [north, east] = isAmerican ? ACROSS : [0, 0];
  const {severity, ahead} = place
    ? weatherAt([place[0] + north, place[1] + east], hour)
    : {severity: 0 as const, ahead: 9};
  const skies = (isAmerican ? AMERICAN_SKIES : SKIES)[severity];
  const sky = skies[seed % skies.length];
  // The wind veers as the front passes, and is strongest there.
  const direction = (ahead > 0 ? 200 : 290) + ((seed >>> 3) % 4) * 10;
  const speed =
    severity === 4
      ? 2
      : Math.max(4, 18 - Math.round(2 * Math.abs(ahead))) + ((seed >>> 5) % 4);
  const temperature = (ahead > 0 ? 8 : 5) + (seed % 3);
  const iso = observed.toISOString();
  const time = `${iso.slice(8, 10)}${iso.slice(11, 13)}${iso.slice(14, 16)}Z`;
  const digits = (value: number, length: number) =>
    String(value).padStart(length, '0');
  const hectopascals =
    1008 + Math.min(14, Math.round(Math.abs(ahead))) + (seed % 2);
  return {
    icaoId: icao,
    reportTime: iso,
    obsTime: observed.getTime() / 1000,
    metarType: 'METAR',
    rawOb: [
      `METAR ${icao} ${time}`,
      `${digits(direction, 3)}${digits(speed, 2)}KT`,
      sky,
      `${digits(temperature, 2)}/${digits(temperature - (severity > 1 ? 0 : 3), 2)}`,
      isAmerican
        ? // Hundredths of an inch of mercury.
          `A${Math.round(hectopascals * 2.953)}`
        : `Q${digits(hectopascals, 4)}`,
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
