import {forEachLocale, type LocaleCode} from '~/lib/i18n/locale';
import type {RegionKey} from '~/lib/i18n/market-facts';

export interface Station {
  /** ICAO location indicator. */
  readonly icao: string;
  readonly name: Readonly<Record<LocaleCode, string>>;
  readonly latitude: number;
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
 * Reference points from OurAirports (ourairports.com/data, public domain), rounded to 0.01°.
 * By country from north to south, the order of the arrow keys.
 */
const CENTRAL: readonly Entry[] = [
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

/** The other airports of the Alps, by country from west to east. */
const ALPINE: readonly Entry[] = [
  ['LSGC', 47.08, 6.79, 'La Chaux-de-Fonds'],
  ['LSGS', 46.22, 7.33, 'Sitten', 'Sion'],
  ['LSZS', 46.53, 9.88, 'Samedan'],
  ['LOXZ', 47.2, 14.75, 'Zeltweg'],
  ['LOWW', 48.11, 16.57, 'Wien', 'Vienna'],
  ['LIMF', 45.2, 7.65, 'Turin'],
  ['LIMZ', 44.55, 7.62, 'Cuneo'],
  ['LIMC', 45.63, 8.73, 'Mailand-Malpensa', 'Milan Malpensa'],
  ['LIMJ', 44.41, 8.84, 'Genua', 'Genoa'],
  ['LIME', 45.67, 9.7, 'Bergamo'],
  ['LIMP', 44.82, 10.3, 'Parma'],
  ['LIPX', 45.4, 10.89, 'Verona'],
  ['LIPE', 44.53, 11.29, 'Bologna'],
  ['LIPB', 46.46, 11.33, 'Bozen', 'Bolzano'],
  ['LIPZ', 45.51, 12.35, 'Venedig', 'Venice'],
  ['LIPR', 44.02, 12.61, 'Rimini'],
  ['LIPA', 46.03, 12.6, 'Aviano'],
  ['LIPQ', 45.83, 13.47, 'Triest', 'Trieste'],
  ['LJLJ', 46.22, 14.46, 'Laibach', 'Ljubljana'],
  ['LJMB', 46.48, 15.69, 'Marburg', 'Maribor'],
  ['LDPL', 44.89, 13.92, 'Pula'],
  ['LDRI', 45.22, 14.57, 'Rijeka'],
  ['LDZA', 45.74, 16.07, 'Zagreb'],
  ['LDZD', 44.11, 15.35, 'Zadar'],
  ['LFLL', 45.73, 5.08, 'Lyon'],
  ['LFLB', 45.64, 5.88, 'Chambéry'],
  ['LFMN', 43.66, 7.22, 'Nizza', 'Nice'],
];

/** European airports that are not near Germany. */
const EUROPEAN: readonly Entry[] = [
  ['EGLL', 51.47, -0.46, 'London-Heathrow', 'London Heathrow'],
  ['EGCC', 53.35, -2.27, 'Manchester'],
  ['EGPH', 55.95, -3.37, 'Edinburgh'],
  ['EIDW', 53.42, -6.27, 'Dublin'],
  ['EICK', 51.84, -8.49, 'Cork'],
  ['LFPG', 49.01, 2.55, 'Paris'],
  ['LFRB', 48.45, -4.42, 'Brest'],
  ['LFRS', 47.16, -1.61, 'Nantes'],
  ['LFBD', 44.83, -0.71, 'Bordeaux'],
  ['LFBO', 43.63, 1.37, 'Toulouse'],
  ['LFKJ', 41.92, 8.8, 'Ajaccio'],
  ['LEMD', 40.47, -3.57, 'Madrid'],
  ['LEBL', 41.3, 2.08, 'Barcelona'],
  ['LEBB', 43.3, -2.91, 'Bilbao'],
  ['LEST', 42.9, -8.42, 'Santiago'],
  ['LEVC', 39.49, -0.48, 'Valencia'],
  ['LEZL', 37.42, -5.89, 'Sevilla', 'Seville'],
  ['LEPA', 39.55, 2.74, 'Palma'],
  ['LPPR', 41.24, -8.68, 'Porto'],
  ['LPPT', 38.78, -9.14, 'Lissabon', 'Lisbon'],
  ['LPFR', 37.01, -7.97, 'Faro'],
  ['LIRF', 41.8, 12.24, 'Rom', 'Rome'],
  ['LIRN', 40.88, 14.29, 'Neapel', 'Naples'],
  ['LIBD', 41.14, 16.76, 'Bari'],
  ['LICC', 37.47, 15.07, 'Catania'],
  ['LIEE', 39.25, 9.05, 'Cagliari'],
  ['LMML', 35.86, 14.48, 'Malta'],
  ['ENGM', 60.2, 11.08, 'Oslo'],
  ['ENBR', 60.29, 5.22, 'Bergen'],
  ['ENVA', 63.46, 10.92, 'Trondheim'],
  ['ENBO', 67.27, 14.37, 'Bodø'],
  ['ESGG', 57.66, 12.28, 'Göteborg', 'Gothenburg'],
  ['ESSA', 59.65, 17.92, 'Stockholm'],
  ['ESNU', 63.79, 20.28, 'Umeå'],
  ['ESNQ', 67.82, 20.34, 'Kiruna'],
  ['EFHK', 60.32, 24.96, 'Helsinki'],
  ['EFOU', 64.93, 25.36, 'Oulu'],
  ['EVRA', 56.92, 23.97, 'Riga'],
  ['EYVI', 54.63, 25.29, 'Vilnius'],
  ['EPGD', 54.38, 18.47, 'Danzig', 'Gdańsk'],
  ['EPWA', 52.17, 20.97, 'Warschau', 'Warsaw'],
  ['EPKK', 50.08, 19.79, 'Krakau', 'Kraków'],
  ['LHBP', 47.44, 19.26, 'Budapest'],
  ['LROP', 44.57, 26.09, 'Bukarest', 'Bucharest'],
  ['LRCL', 46.79, 23.69, 'Klausenburg', 'Cluj-Napoca'],
  ['LBSF', 42.7, 23.41, 'Sofia'],
  ['LYBE', 44.82, 20.31, 'Belgrad', 'Belgrade'],
  ['LDSP', 43.54, 16.3, 'Split'],
  ['LGTS', 40.52, 22.97, 'Thessaloniki'],
  ['LGAV', 37.94, 23.94, 'Athen', 'Athens'],
];

/** Airports by state, from Maine to Florida. */
const AMERICAN: readonly Entry[] = [
  ['KCAR', 46.87, -68.02, 'Caribou'],
  ['KBGR', 44.81, -68.83, 'Bangor'],
  ['KPWM', 43.65, -70.31, 'Portland'],
  ['KBTV', 44.47, -73.15, 'Burlington'],
  ['KBOS', 42.36, -71.01, 'Boston'],
  ['KACK', 41.25, -70.06, 'Nantucket'],
  ['KBDL', 41.94, -72.68, 'Hartford'],
  ['KALB', 42.75, -73.8, 'Albany'],
  ['KSYR', 43.11, -76.11, 'Syracuse'],
  ['KBUF', 42.94, -78.73, 'Buffalo'],
  ['KELM', 42.16, -76.89, 'Elmira'],
  ['KJFK', 40.64, -73.78, 'New York-JFK', 'New York JFK'],
  ['KAVP', 41.34, -75.72, 'Wilkes-Barre'],
  ['KMDT', 40.19, -76.76, 'Harrisburg'],
  ['KUNV', 40.85, -77.85, 'State College'],
  ['KPIT', 40.49, -80.23, 'Pittsburgh'],
  ['KERI', 42.08, -80.18, 'Erie'],
  ['KCLE', 41.41, -81.85, 'Cleveland'],
  ['KCMH', 40.0, -82.89, 'Columbus'],
  ['KCVG', 39.05, -84.67, 'Cincinnati'],
  ['KPHL', 39.87, -75.24, 'Philadelphia'],
  ['KIAD', 38.94, -77.46, 'Washington-Dulles', 'Washington Dulles'],
  ['KSBY', 38.34, -75.51, 'Salisbury'],
  ['KRIC', 37.51, -77.32, 'Richmond'],
  ['KORF', 36.9, -76.2, 'Norfolk'],
  ['KLYH', 37.33, -79.2, 'Lynchburg'],
  ['KCRW', 38.37, -81.59, 'Charleston (WV)'],
  ['KTRI', 36.48, -82.41, 'Bristol (TN)'],
  ['KTYS', 35.81, -83.99, 'Knoxville'],
  ['KRDU', 35.88, -78.79, 'Raleigh-Durham', 'Raleigh–Durham'],
  ['KCLT', 35.21, -80.94, 'Charlotte'],
  ['KAVL', 35.44, -82.54, 'Asheville'],
  ['KHSE', 35.23, -75.62, 'Cape Hatteras'],
  ['KEWN', 35.07, -77.04, 'New Bern'],
  ['KILM', 34.27, -77.9, 'Wilmington'],
  ['KCAE', 33.94, -81.12, 'Columbia'],
  ['KCHS', 32.9, -80.04, 'Charleston'],
  ['KATL', 33.64, -84.43, 'Atlanta'],
  ['KMCN', 32.69, -83.65, 'Macon'],
  ['KSAV', 32.13, -81.2, 'Savannah'],
  ['KJAX', 30.49, -81.69, 'Jacksonville'],
  ['KTLH', 30.4, -84.35, 'Tallahassee'],
  ['KMCO', 28.43, -81.31, 'Orlando'],
  ['KTPA', 27.98, -82.53, 'Tampa'],
  ['KRSW', 26.54, -81.76, 'Fort Myers'],
  ['KMIA', 25.79, -80.29, 'Miami'],
  ['KEYW', 24.56, -81.76, 'Key West'],
];

/** Candidates for a region's chart; one near a larger airport has no light there. */
export const STATIONS: Readonly<Record<RegionKey, readonly Station[]>> = {
  germany: stations(CENTRAL),
  alps: stations(CENTRAL, ALPINE),
  europe: stations(EUROPEAN, CENTRAL, ALPINE),
  usEastCoast: stations(AMERICAN),
};

function stations(...groups: readonly (readonly Entry[])[]): Station[] {
  return groups.flat().map(([icao, latitude, longitude, de, en = de]) => ({
    icao,
    latitude,
    longitude,
    name: forEachLocale(({code}) => (code === 'de' ? de : en)),
  }));
}
