import {
  AE,
  AR,
  AU,
  BR,
  CA,
  ES,
  IE,
  JP,
  NZ,
  PT,
  RO,
  US,
  ZA,
  type CountryData,
} from 'country-region-data';

/** What a country calls its parts; keys under `account.addresses.province`. */
type ProvinceKind =
  'county' | 'emirate' | 'prefecture' | 'province' | 'region' | 'state';

/** The parts of a country that one has to be chosen of, sorted by name. */
export interface ProvinceList {
  readonly kind: ProvinceKind;
  /** Addresses may leave it out. */
  readonly isOptional: boolean;
  readonly options: readonly {readonly code: string; readonly name: string}[];
}

interface Country {
  readonly kind: ProvinceKind;
  readonly isOptional?: boolean;
  /** Codes as the provider has them, with names. */
  readonly regions: readonly (readonly [code: string, name: string])[];
}

/**
 * The provinces of Italy, which addresses name; the package has its regions, one
 * level above. Codes and names are those of Shopify's address data (`IT.yml`): the
 * plates' codes, which ISO 3166-2:IT has too, except that Sardinia's south is still
 * in the provinces of before 2016 (CI, OG, VS; ISO: SU).
 */
const ITALY =
  'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CI Carbonia-Iglesias,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,VS Medio Campidano,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OG Ogliastra,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo';

/**
 * Countries whose addresses name a part of the country, with the provider's codes.
 * The Storefront API has no list of them. Which countries, what the parts are
 * called and which codes are valid is Shopify's own address data
 * (github.com/Shopify/worldwide, db/data/regions); the codes come from the package
 * country-region-data as far as both agree, and each line below says where they do
 * not. A test holds the outcome against the package. The United Kingdom has parts
 * there, too, but its addresses do not name them. Of any other country the
 * provider asks for its part by itself, see `AddressPlace`.
 */
const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  Object.entries<Country>({
    AE: {kind: 'emirate', regions: regionsOf(AE)},
    AR: {kind: 'province', regions: regionsOf(AR)},
    AU: {kind: 'state', regions: regionsOf(AU)},
    BR: {kind: 'state', regions: regionsOf(BR)},
    CA: {kind: 'province', regions: regionsOf(CA)},
    // The package lists three of the autonomous communities as well.
    ES: {kind: 'province', regions: without(regionsOf(ES), ['AN', 'AR', 'CN'])},
    IE: {kind: 'county', regions: regionsOf(IE)},
    IT: {
      kind: 'province',
      regions: ITALY.split(',').map((entry) => [
        entry.slice(0, 2),
        entry.slice(3),
      ]),
    },
    // The provider's codes of Japan and Portugal name the country, too.
    JP: {kind: 'prefecture', regions: withCountry('JP', regionsOf(JP))},
    NZ: {kind: 'region', isOptional: true, regions: regionsOf(NZ)},
    PT: {kind: 'region', regions: withCountry('PT', regionsOf(PT))},
    // Those of Romania do not; the package's do.
    RO: {
      kind: 'county',
      regions: regionsOf(RO).map(([code, name]) => [
        code.replace('RO-', ''),
        name,
      ]),
    },
    US: {kind: 'state', regions: regionsOf(US)},
    // The package has Gauteng's code of before 2011.
    ZA: {
      kind: 'province',
      regions: regionsOf(ZA).map(([code, name]) => [
        code === 'GT' ? 'GP' : code,
        name,
      ]),
    },
  }),
);

/** The lists of those countries that have one, by the country's ISO 3166 code. */
export function provinceLists(
  countries: readonly string[],
  language: string,
): Readonly<Record<string, ProvinceList>> {
  const {compare} = new Intl.Collator(language);
  return Object.fromEntries(
    countries.flatMap((country) => {
      const found = COUNTRIES.get(country);
      if (!found) return [];
      const options = found.regions
        .map(([code, name]) => ({code, name}))
        .sort((a, b) => compare(a.name, b.name));
      const {kind, isOptional = false} = found;
      return [[country, {kind, isOptional, options}]];
    }),
  );
}

/** Whether a country's addresses name one of a list of provinces. */
export function hasProvinces(country: string): boolean {
  return COUNTRIES.has(country);
}

/** Whether an address in a country can have this province; none is empty. */
export function isProvince(country: string, code: string): boolean {
  const {regions, isOptional = false} = COUNTRIES.get(country) ?? {};
  if (code === '') return isOptional;
  return Boolean(regions?.some(([known]) => known === code));
}

function regionsOf([, , regions]: CountryData): Country['regions'] {
  return regions.map(([name, code]) => [code, name]);
}

function without(
  regions: Country['regions'],
  codes: readonly string[],
): Country['regions'] {
  return regions.filter(([code]) => !codes.includes(code));
}

function withCountry(
  country: string,
  regions: Country['regions'],
): Country['regions'] {
  return regions.map(([code, name]) => [`${country}-${code}`, name]);
}
