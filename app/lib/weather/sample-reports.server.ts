import type {RegionKey} from '~/lib/i18n/market-facts';
import type {FlightCategory} from './flight-category';
import {categoryAt} from './made-up-day';
import {placedStations} from './placed-stations';
import {CHARTS} from './projection';

/** Visibility, weather and clouds of each category, in metres and in statute miles. */
const SKIES: Readonly<
  Record<FlightCategory, readonly (readonly [metres: string, miles: string])[]>
> = {
  vfr: [
    ['CAVOK', '10SM CLR'],
    ['9999 FEW040', '10SM FEW040'],
    ['9999 SCT045 BKN090', '10SM SCT045 BKN090'],
  ],
  mvfr: [
    ['8000 -RA SCT014 BKN022', '5SM -RA SCT014 BKN022'],
    ['9999 BKN018 OVC030', '8SM BKN018 OVC030'],
  ],
  ifr: [
    ['3500 RA BR BKN007 OVC011', '2SM RA BR BKN007 OVC011'],
    ['2500 BR OVC006', '1 1/2SM BR OVC006'],
  ],
  lifr: [
    ['0400 FG VV002', '1/4SM FG VV002'],
    ['0300 FG VV001', '1/8SM FG VV001'],
  ],
};

/** Of the made-up day: when there is fog, and when the front has come. */
const FOG = 7;
const FRONT = 10.3;

/** Percent of the chart that the fog lies further north than on that day. */
const NORTHWARD = 3;

/**
 * What a region's chart shows when no reports can be had: one for each of its airports,
 * made up for a November morning with a front in the north-west and fog in the south. Like
 * real ones in form, as the airport's country writes them; the page says that they are
 * samples.
 *
 * @returns the reports by airport.
 */
export function sampleReports(region: RegionKey): ReadonlyMap<string, string> {
  const {width, height} = CHARTS[region];
  return new Map(
    placedStations(region).map(({icao, x, y}, index) => {
      const [left, top] = [(100 * x) / width, (100 * y) / height];
      const front = categoryAt(FRONT, left, top);
      const category =
        front === 'vfr' ? categoryAt(FOG, left, top + NORTHWARD) : front;
      const skies = SKIES[category];
      const [metres, miles] = skies[index % skies.length] ?? ['', ''];
      // It veers and is strongest where the front is; there is none in fog.
      const ahead = 0.55 * left + 0.45 * top;
      const speed =
        category === 'lifr' ? 2 : Math.max(4, Math.round(22 - ahead / 4));
      const wind = `${digits(ahead < 14 ? 290 : 200 + (index % 4) * 10, 3)}${digits(speed, 2)}KT`;
      const temperature = 4 + (index % 4);
      const dew = temperature - (category === 'vfr' ? 3 : 0);
      const pressure = 1004 + Math.round(ahead / 5);
      const rest = `${digits(temperature, 2)}/${digits(dew, 2)}`;
      return [
        icao,
        icao.startsWith('K')
          ? `${icao} 211351Z ${wind} ${miles} ${rest} A${Math.round(pressure * 2.953)}`
          : `${icao} 210850Z ${wind} ${metres} ${rest} Q${digits(pressure, 4)}`,
      ];
    }),
  );
}

const digits = (value: number, length: number) =>
  String(value).padStart(length, '0');
