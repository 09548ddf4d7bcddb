import * as countries from 'country-region-data';

/** What a country calls its parts; keys under `account.addresses.province`. */
type ProvinceKind =
  'county' | 'emirate' | 'prefecture' | 'province' | 'region' | 'state';

/** The parts of a country that one has to be chosen of, sorted by name. */
export interface ProvinceList {
  readonly kind: ProvinceKind;
  readonly isOptional: boolean;
  readonly options: readonly {readonly code: string; readonly name: string}[];
}

/** By code, as the provider has them. */
type Names = Readonly<Record<string, string>>;

/** Of Italy the package has the regions; these are from the same data. */
const ITALY =
  'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CI Carbonia-Iglesias,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,VS Medio Campidano,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OG Ogliastra,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo';

/**
 * Countries whose addresses name a part of the country, of which the Storefront API has no
 * list: those of github.com/Shopify/worldwide, db/data/regions. Codes come from the package
 * as far as both agree.
 */
const COUNTRIES: ReadonlyMap<string, readonly [ProvinceKind, Names]> = new Map(
  Object.entries<[ProvinceKind, Names]>({
    AE: ['emirate', regions(countries.AE)],
    AR: ['province', regions(countries.AR)],
    AU: ['state', regions(countries.AU)],
    BR: ['state', regions(countries.BR)],
    CA: ['province', regions(countries.CA)],
    ES: [
      'province',
      // The package lists three of the autonomous communities as well.
      regions(countries.ES, (code) =>
        ['AN', 'AR', 'CN'].includes(code) ? null : code,
      ),
    ],
    IE: ['county', regions(countries.IE)],
    IT: [
      'province',
      Object.fromEntries(
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
      // The package has Gauteng's code of before 2011.
      regions(countries.ZA, (code) => (code === 'GT' ? 'GP' : code)),
    ],
  }),
);

const OPTIONAL = 'NZ';

/** The lists of those countries that have one, by the country's ISO 3166 code. */
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

/** Whether a country's addresses name one of a list of provinces. */
export function hasProvinces(country: string): boolean {
  return COUNTRIES.has(country);
}

/** Whether an address in a country can have this province; none is empty. */
export function isProvince(country: string, code: string): boolean {
  if (code === '') return country === OPTIONAL;
  const [, names = {}] = COUNTRIES.get(country) ?? [];
  return Object.hasOwn(names, code);
}

/** @param codeOf the provider's code for one of the package; `null` leaves it out. */
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
