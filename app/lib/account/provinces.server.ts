import * as countries from 'country-region-data';

/** Message keys under `account.addresses.province`. */
type ProvinceKind =
  | 'county'
  | 'emirate'
  | 'prefecture'
  | 'province'
  | 'region'
  | 'state';

export interface ProvinceList {
  readonly kind: ProvinceKind;
  readonly isOptional: boolean;
  readonly options: readonly {readonly code: string; readonly name: string}[];
}

type Names = Readonly<Record<string, string>>;

/** The package has Italy's regions only; these provinces are from Shopify/worldwide. */
const ITALY =
  'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CI Carbonia-Iglesias,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,VS Medio Campidano,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OG Ogliastra,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo';

/** Countries that require a province: github.com/Shopify/worldwide, db/data/regions. */
const COUNTRIES: ReadonlyMap<string, readonly [ProvinceKind, Names]> = new Map(
  Object.entries<[ProvinceKind, Names]>({
    AE: ['emirate', regions(countries.AE)],
    AR: ['province', regions(countries.AR)],
    AU: ['state', regions(countries.AU)],
    BR: ['state', regions(countries.BR)],
    CA: ['province', regions(countries.CA)],
    ES: [
      'province',
      // The package also lists three autonomous communities.
      regions(countries.ES, (code) =>
        ['AN', 'AR', 'CN'].includes(code) ? null : code,
      ),
    ],
    IE: ['county', regions(countries.IE)],
    IT: [
      'province',
      Object.fromEntries(
        // eslint-disable-next-line texts/whole-characters -- our own codes
        ITALY.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
      ),
    ],
    JP: ['prefecture', regions(countries.JP, (code) => `JP-${code}`)],
    NZ: ['region', regions(countries.NZ)],
    PT: ['region', regions(countries.PT, (code) => `PT-${code}`)],
    RO: ['county', regions(countries.RO, (code) => code.replace('RO-', ''))],
    US: ['state', regions(countries.US)],
    ZA: [
      'province',
      // The package has Gauteng's code from before 2011.
      regions(countries.ZA, (code) => (code === 'GT' ? 'GP' : code)),
    ],
  }),
);

const OPTIONAL = 'NZ';

/** Province lists by country code (ISO 3166), for countries that have one. */
export function provinceLists(
  codes: readonly string[],
  language: string,
): Readonly<Record<string, ProvinceList>> {
  const {compare} = new Intl.Collator(language);
  return Object.fromEntries(
    codes.flatMap((country) => {
      const found = COUNTRIES.get(country);
      if (!found) return [];
      const [kind, names] = found;
      const options = Object.entries(names)
        .map(([code, name]) => ({code, name}))
        .sort((a, b) => compare(a.name, b.name));
      return [[country, {kind, isOptional: country === OPTIONAL, options}]];
    }),
  );
}

/** Whether there is a province list for the country. */
export function hasProvinces(country: string): boolean {
  return COUNTRIES.has(country);
}

/** Whether the province code, or an empty one, is valid in the country. */
export function isProvince(country: string, code: string): boolean {
  if (code === '') return country === OPTIONAL;
  const [, names = {}] = COUNTRIES.get(country) ?? [];
  return Object.hasOwn(names, code);
}

/** `codeOf` maps the package's code to Shopify's; `null` omits the region. */
function regions(
  [, , entries]: countries.CountryData,
  codeOf: (code: string) => string | null = (code) => code,
): Names {
  return Object.fromEntries(
    entries.flatMap(([name, code]) => {
      const own = codeOf(code);
      return own === null ? [] : [[own, name]];
    }),
  );
}
