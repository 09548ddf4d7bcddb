/** A part of a country that addresses contain: state, province, prefecture, county. */
export interface Province {
  /** As Shopify has it: the second half of the ISO 3166-2 code, in a few countries all of it. */
  readonly code: string;
  readonly name: string;
}

/**
 * Provinces of countries in which Shopify asks for one; codes and names
 * come from its own address data (github.com/Shopify/worldwide), which follow
 * ISO 3166-2 except in Sardinia. `CODE name` pairs, separated by commas.
 */
const PROVINCES: Readonly<Record<string, string>> = {
  AE: 'AZ Abu Dhabi,AJ Ajman,DU Dubai,FU Fujairah,RK Ras al-Khaimah,SH Sharjah,UQ Umm al-Quwain',
  AU: 'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  ES: 'C A Coruña,VI Álava,AB Albacete,A Alicante,AL Almería,O Asturias,AV Ávila,BA Badajoz,PM Balears,B Barcelona,BU Burgos,CC Cáceres,CA Cádiz,S Cantabria,CS Castellón,CE Ceuta,CR Ciudad Real,CO Córdoba,CU Cuenca,GI Girona,GR Granada,GU Guadalajara,SS Gipuzkoa,H Huelva,HU Huesca,J Jaén,LO La Rioja,GC Las Palmas,LE León,L Lleida,LU Lugo,M Madrid,MA Málaga,ML Melilla,MU Murcia,NA Navarra,OR Ourense,P Palencia,PO Pontevedra,SA Salamanca,TF Santa Cruz de Tenerife,SG Segovia,SE Sevilla,SO Soria,T Tarragona,TE Teruel,TO Toledo,V Valencia,VA Valladolid,BI Vizcaya,ZA Zamora,Z Zaragoza',
  GB: 'ENG England,NIR Northern Ireland,SCT Scotland,WLS Wales',
  IE: 'CW Carlow,CN Cavan,CE Clare,CO Cork,DL Donegal,D Dublin,G Galway,KY Kerry,KE Kildare,KK Kilkenny,LS Laois,LM Leitrim,LK Limerick,LD Longford,LH Louth,MO Mayo,MH Meath,MN Monaghan,OY Offaly,RN Roscommon,SO Sligo,TA Tipperary,WD Waterford,WH Westmeath,WX Wexford,WW Wicklow',
  IT: 'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CI Carbonia-Iglesias,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,VS Medio Campidano,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OG Ogliastra,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo',
  JP: 'JP-01 Hokkaido,JP-02 Aomori,JP-03 Iwate,JP-04 Miyagi,JP-05 Akita,JP-06 Yamagata,JP-07 Fukushima,JP-08 Ibaraki,JP-09 Tochigi,JP-10 Gunma,JP-11 Saitama,JP-12 Chiba,JP-13 Tokyo,JP-14 Kanagawa,JP-15 Niigata,JP-16 Toyama,JP-17 Ishikawa,JP-18 Fukui,JP-19 Yamanashi,JP-20 Nagano,JP-21 Gifu,JP-22 Shizuoka,JP-23 Aichi,JP-24 Mie,JP-25 Shiga,JP-26 Kyoto,JP-27 Osaka,JP-28 Hyogo,JP-29 Nara,JP-30 Wakayama,JP-31 Tottori,JP-32 Shimane,JP-33 Okayama,JP-34 Hiroshima,JP-35 Yamaguchi,JP-36 Tokushima,JP-37 Kagawa,JP-38 Ehime,JP-39 Kochi,JP-40 Fukuoka,JP-41 Saga,JP-42 Nagasaki,JP-43 Kumamoto,JP-44 Oita,JP-45 Miyazaki,JP-46 Kagoshima,JP-47 Okinawa',
  PT: 'PT-20 Açores,PT-01 Aveiro,PT-02 Beja,PT-03 Braga,PT-04 Bragança,PT-05 Castelo Branco,PT-06 Coimbra,PT-07 Évora,PT-08 Faro,PT-09 Guarda,PT-10 Leiria,PT-11 Lisboa,PT-30 Madeira,PT-12 Portalegre,PT-13 Porto,PT-14 Santarém,PT-15 Setúbal,PT-16 Viana do Castelo,PT-17 Vila Real,PT-18 Viseu',
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific,AS American Samoa,FM Micronesia,GU Guam,MH Marshall Islands,MP Northern Mariana Islands,PW Palau,VI U.S. Virgin Islands',
};

const provincesByCountry = new Map(
  Object.entries(PROVINCES).map(([country, list]) => [
    country,
    list.split(',').map((entry): Province => {
      const gap = entry.indexOf(' ');
      return {code: entry.slice(0, gap), name: entry.slice(gap + 1)};
    }),
  ]),
);

/**
 * Provinces of a country, in the order of the list; empty for countries that do not use
 * them.
 */
export function provincesOf(countryCode: string): readonly Province[] {
  return provincesByCountry.get(countryCode) ?? [];
}

/**
 * The province that a client named by code or name, whatever its case, or `null`.
 * A code may leave out the country in front.
 */
export function findProvince(
  countryCode: string,
  text: string,
): Province | null {
  const wanted = text.trim().toLocaleLowerCase('en');
  const isWanted = (name: string) => name.toLocaleLowerCase('en') === wanted;
  return (
    provincesOf(countryCode).find(
      ({code, name}) =>
        [code, name].some(isWanted) ||
        isWanted(code.replace(`${countryCode}-`, '')),
    ) ?? null
  );
}
