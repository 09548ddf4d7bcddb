import type {LocaleCode} from '~/lib/i18n/locale';

/** An airport with a light on the map. */
export interface Station {
  /** ICAO location indicator. */
  readonly icao: string;
  readonly name: Readonly<Record<LocaleCode, string>>;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

type Entry = readonly [
  icao: string,
  latitude: number,
  longitude: number,
  german: string,
  english?: string,
];

/**
 * Aerodrome reference points, rounded to a hundredth of a degree (a kilometre):
 * section AD 2.2 of each country's aeronautical information publication, as
 * collected by OurAirports (ourairports.com/data, public domain). Chosen by hand:
 * airports that report around the clock or nearly so, no two so near that their
 * lights would touch. By country, from north to south, which is the order of the
 * arrow keys.
 */
const ENTRIES: readonly Entry[] = [
  // Germany
  ['EDXW', 54.91, 8.34, 'Sylt'],
  ['ETNS', 54.46, 9.52, 'Schleswig'],
  ['ETNL', 53.92, 12.28, 'Rostock-Laage'],
  ['EDAH', 53.88, 14.15, 'Heringsdorf'],
  ['EDHL', 53.81, 10.72, 'Lübeck'],
  ['EDDH', 53.63, 9.99, 'Hamburg'],
  ['ETNT', 53.55, 7.67, 'Wittmund'],
  ['EDDW', 53.05, 8.79, 'Bremen'],
  ['EDDV', 52.46, 9.68, 'Hannover', 'Hanover'],
  ['EDDB', 52.37, 13.5, 'Berlin'],
  ['EDVE', 52.32, 10.56, 'Braunschweig'],
  ['EDDG', 52.13, 7.68, 'Münster/Osnabrück'],
  ['EDLP', 51.61, 8.62, 'Paderborn'],
  ['EDLV', 51.6, 6.14, 'Weeze'],
  ['EDLW', 51.52, 7.61, 'Dortmund'],
  ['EDDP', 51.42, 12.24, 'Leipzig/Halle'],
  ['EDVK', 51.42, 9.38, 'Kassel'],
  ['EDDL', 51.29, 6.77, 'Düsseldorf'],
  ['EDDC', 51.13, 13.77, 'Dresden'],
  ['EDDE', 50.98, 10.96, 'Erfurt'],
  ['EDDK', 50.87, 7.14, 'Köln/Bonn', 'Cologne/Bonn'],
  ['EDQM', 50.29, 11.85, 'Hof'],
  ['EDDF', 50.03, 8.57, 'Frankfurt'],
  ['EDFH', 49.95, 7.26, 'Hahn'],
  ['ETIC', 49.7, 11.94, 'Grafenwöhr'],
  ['EDDN', 49.5, 11.08, 'Nürnberg', 'Nuremberg'],
  ['EDDR', 49.21, 7.11, 'Saarbrücken'],
  ['EDTY', 49.12, 9.78, 'Schwäbisch Hall'],
  ['EDSB', 48.78, 8.08, 'Karlsruhe/Baden-Baden'],
  ['EDDS', 48.69, 9.22, 'Stuttgart'],
  ['ETSN', 48.71, 11.21, 'Neuburg'],
  ['EDDM', 48.35, 11.79, 'München', 'Munich'],
  ['EDJA', 47.99, 10.24, 'Memmingen'],
  ['EDNY', 47.67, 9.51, 'Friedrichshafen'],
  // Denmark
  ['EKBI', 55.74, 9.15, 'Billund'],
  ['EKCH', 55.62, 12.66, 'Kopenhagen', 'Copenhagen'],
  ['EKOD', 55.48, 10.33, 'Odense'],
  ['EKSB', 54.96, 9.79, 'Sønderborg'],
  // Poland
  ['EPSC', 53.58, 14.9, 'Stettin', 'Szczecin'],
  ['EPZG', 52.14, 15.8, 'Zielona Góra'],
  // Czechia
  ['LKKV', 50.2, 12.91, 'Karlsbad', 'Karlovy Vary'],
  ['LKPR', 50.1, 14.26, 'Prag', 'Prague'],
  ['LKPD', 50.01, 15.74, 'Pardubice'],
  // Austria
  ['LOWL', 48.23, 14.19, 'Linz'],
  ['LOWS', 47.79, 13.0, 'Salzburg'],
  ['LOWI', 47.26, 11.34, 'Innsbruck'],
  ['LOWG', 46.99, 15.44, 'Graz'],
  ['LOWK', 46.64, 14.34, 'Klagenfurt'],
  // Switzerland
  ['LSZH', 47.46, 8.55, 'Zürich', 'Zurich'],
  ['LSZB', 46.91, 7.5, 'Bern'],
  ['LSGG', 46.24, 6.11, 'Genf', 'Geneva'],
  ['LSZA', 46.0, 8.91, 'Lugano'],
  // France
  ['LFJL', 48.98, 6.25, 'Metz-Nancy'],
  ['LFSB', 47.59, 7.53, 'Basel-Mülhausen', 'Basel-Mulhouse'],
  ['LFSD', 47.27, 5.09, 'Dijon'],
  // Luxembourg, Belgium, the Netherlands
  ['ELLX', 49.63, 6.21, 'Luxemburg', 'Luxembourg'],
  ['EBLG', 50.64, 5.44, 'Lüttich', 'Liège'],
  ['EHGG', 53.12, 6.58, 'Groningen'],
  ['EHAM', 52.31, 4.76, 'Amsterdam'],
  ['EHEH', 51.45, 5.38, 'Eindhoven'],
];

/** Every airport of the map; see `ENTRIES` for source and order. */
export const STATIONS: readonly Station[] = ENTRIES.map(
  ([icao, latitude, longitude, de, en = de]) => ({
    icao,
    latitude,
    longitude,
    name: {de, en},
  }),
);
