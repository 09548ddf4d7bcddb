import type {Airport} from './edition';

/**
 * Reads a list of aerodromes `ICAO latitude longitude`, divided by commas. The
 * figures are hundredths of a degree, from the aerodrome reference points.
 */
export const airportList = (table: string): Airport[] =>
  table
    .trim()
    .split(/\s*,\s*/)
    .map((row) => {
      const [icao, latitude, longitude] = row.split(' ');
      return {
        icao,
        position: [Number(longitude) / 100, Number(latitude) / 100],
      };
    });
