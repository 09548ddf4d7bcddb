import {
  CloudQuantity,
  DistanceUnit,
  parseMetar,
  SpeedUnit,
  ValueIndicator,
  type IMetar,
} from 'metar-taf-parser';
import {flightCategory, STATUTE_MILE, type Ceiling} from './flight-category';
import type {Report, Visibility, Wind} from './weather';
import {MAX_METAR_LENGTH} from '~/lib/limits/limits';

/** Cloud groups that rule out a ceiling below 5,000 ft. */
const NO_CEILING = /\s(?:CAVOK|NSC|NCD|SKC|CLR)(?=\s|$)/;

/** Remarks follow national rules and are not read. */
const REMARKS = /\sRMK(?:\s|$).*/;

/** A trend also lists clouds, but these are a forecast, not an observation. */
const TREND = /\s(?:TEMPO|BECMG|NOSIG)(?=\s|$)/;

const KNOTS = {
  [SpeedUnit.Knot]: 1,
  [SpeedUnit.MetersPerSecond]: 3600 / 1852,
  [SpeedUnit.KilometersPerHour]: 1 / 1.852,
} as const;

/** Layers that make a ceiling, and layers that show that the sky was observed. */
const COVERS: ReadonlySet<CloudQuantity> = new Set([
  CloudQuantity.BKN,
  CloudQuantity.OVC,
]);
const LEAVES_SKY: ReadonlySet<CloudQuantity> = new Set([
  CloudQuantity.FEW,
  CloudQuantity.SCT,
]);

/**
 * Reads a METAR or SPECI; never throws. Unreadable groups are `null`, as is the result for
 * text that is not a report (empty, too long, garbage, `NIL`).
 */
export function parseReport(text: string): Report | null {
  if (text.length > MAX_METAR_LENGTH) return null;
  const raw = text.replace(/\s+/g, ' ').trim().replace(/\s?=$/, '');
  const report = raw.replace(REMARKS, '');
  let metar: IMetar;
  try {
    metar = parseMetar(report);
  } catch {
    // The parser throws for text that is not a report.
    return null;
  }
  if (metar.nil || !/^[A-Z]{4}$/.test(metar.station)) return null;
  // Any four letters pass for a station; a report has a time or an observation.
  if (metar.day === undefined && !metar.visibility && !metar.wind) return null;
  const visibility = readVisibility(metar);
  const ceiling = readCeiling(metar, report);
  return {
    icao: metar.station,
    raw,
    time: readTime(metar),
    wind: readWind(metar),
    visibility,
    ceiling,
    category: flightCategory(ceiling, inMetres(visibility)),
  };
}

function readTime({hour, minute}: IMetar): string | null {
  if (hour === undefined || minute === undefined) return null;
  if (hour > 23 || minute > 59) return null;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function readWind({wind}: IMetar): Wind | null {
  if (!wind || !Number.isFinite(wind.speed)) return null;
  const inKnots = (speed: number) => Math.round(speed * KNOTS[wind.unit]);
  return {
    from: wind.degrees ?? null,
    speed: inKnots(wind.speed),
    gust: wind.gust === undefined ? null : inKnots(wind.gust),
    between:
      wind.minVariation === undefined || wind.maxVariation === undefined
        ? null
        : [wind.minVariation, wind.maxVariation],
  };
}

const BOUNDS = {
  [ValueIndicator.GreaterThan]: 'more',
  [ValueIndicator.LessThan]: 'less',
} as const;

function readVisibility({visibility}: IMetar): Visibility | null {
  if (!visibility || !Number.isFinite(visibility.value)) return null;
  const {value, unit, indicator} = visibility;
  // `9999` means 10 km or more.
  if (unit === DistanceUnit.Meters && value >= 9999) {
    return {value: 10_000, unit, bound: 'more'};
  }
  return {value, unit, bound: indicator ? BOUNDS[indicator] : null};
}

/** "Less than" a value counts as slightly less, "more than" as slightly more. */
function inMetres(visibility: Visibility | null): number | null {
  if (!visibility) return null;
  const {value, unit, bound} = visibility;
  const metres = unit === 'SM' ? value * STATUTE_MILE : value;
  if (bound === 'less') return metres - 1;
  return bound === 'more' ? metres + 1 : metres;
}

function readCeiling(metar: IMetar, report: string): Ceiling {
  const [observed = ''] = report.split(TREND);
  const heights = metar.clouds
    .filter(({quantity}) => COVERS.has(quantity))
    .flatMap(({height}) => (height === undefined ? [] : [height]));
  // The parser leaves out heights of zero.
  if (/\s(?:BKN|OVC|VV)000/.test(observed)) heights.push(0);
  if (metar.verticalVisibility !== undefined) {
    heights.push(metar.verticalVisibility);
  }
  // An obscured sky, or a layer without a height.
  const isHeightMissing = /\s(?:BKN|OVC|VV)\/\/\//.test(observed);
  if (isHeightMissing && Math.min(...heights) >= 500) return {kind: 'unknown'};
  if (heights.length > 0) return {kind: 'height', feet: Math.min(...heights)};
  const isSkySeen =
    metar.cavok === true ||
    NO_CEILING.test(observed) ||
    metar.clouds.some(({quantity}) => LEAVES_SKY.has(quantity));
  return {kind: isSkySeen ? 'none' : 'unknown'};
}
