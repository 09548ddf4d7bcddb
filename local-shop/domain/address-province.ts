/** A part of a country that addresses name: state, province, prefecture, county. */
export interface Province {
  /** Second half of the ISO 3166-2 code. */
  readonly code: string;
  readonly name: string;
}

/**
 * Provinces of the countries in which the provider asks for one; codes and names
 * follow ISO 3166-2. `CODE name` pairs, separated by commas.
 */
const PROVINCES: Readonly<Record<string, string>> = {
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  ES: 'C A Coruña,VI Álava,AB Albacete,A Alicante,AL Almería,O Asturias,AV Ávila,BA Badajoz,PM Balears,B Barcelona,BU Burgos,CC Cáceres,CA Cádiz,S Cantabria,CS Castellón,CE Ceuta,CR Ciudad Real,CO Córdoba,CU Cuenca,GI Girona,GR Granada,GU Guadalajara,SS Gipuzkoa,H Huelva,HU Huesca,J Jaén,LO La Rioja,GC Las Palmas,LE León,L Lleida,LU Lugo,M Madrid,MA Málaga,ML Melilla,MU Murcia,NA Navarra,OR Ourense,P Palencia,PO Pontevedra,SA Salamanca,TF Santa Cruz de Tenerife,SG Segovia,SE Sevilla,SO Soria,T Tarragona,TE Teruel,TO Toledo,V Valencia,VA Valladolid,BI Vizcaya,ZA Zamora,Z Zaragoza',
  GB: 'ENG England,NIR Northern Ireland,SCT Scotland,WLS Wales',
  IE: 'CW Carlow,CN Cavan,CE Clare,CO Cork,DL Donegal,D Dublin,G Galway,KY Kerry,KE Kildare,KK Kilkenny,LS Laois,LM Leitrim,LK Limerick,LD Longford,LH Louth,MO Mayo,MH Meath,MN Monaghan,OY Offaly,RN Roscommon,SO Sligo,TA Tipperary,WD Waterford,WH Westmeath,WX Wexford,WW Wicklow',
  IT: 'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,SU Sud Sardegna,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo',
  JP: '01 Hokkaido,02 Aomori,03 Iwate,04 Miyagi,05 Akita,06 Yamagata,07 Fukushima,08 Ibaraki,09 Tochigi,10 Gunma,11 Saitama,12 Chiba,13 Tokyo,14 Kanagawa,15 Niigata,16 Toyama,17 Ishikawa,18 Fukui,19 Yamanashi,20 Nagano,21 Gifu,22 Shizuoka,23 Aichi,24 Mie,25 Shiga,26 Kyoto,27 Osaka,28 Hyogo,29 Nara,30 Wakayama,31 Tottori,32 Shimane,33 Okayama,34 Hiroshima,35 Yamaguchi,36 Tokushima,37 Kagawa,38 Ehime,39 Kochi,40 Fukuoka,41 Saga,42 Nagasaki,43 Kumamoto,44 Oita,45 Miyazaki,46 Kagoshima,47 Okinawa',
  PT: '20 Açores,01 Aveiro,02 Beja,03 Braga,04 Bragança,05 Castelo Branco,06 Coimbra,07 Évora,08 Faro,09 Guarda,10 Leiria,11 Lisboa,30 Madeira,12 Portalegre,13 Porto,14 Santarém,15 Setúbal,16 Viana do Castelo,17 Vila Real,18 Viseu',
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
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

/** Provinces of a country, in the order of the list; none where addresses do without. */
export function provincesOf(countryCode: string): readonly Province[] {
  return provincesByCountry.get(countryCode) ?? [];
}

/** The province that a client named by code or name, whatever its case, or `null`. */
export function findProvince(
  countryCode: string,
  text: string,
): Province | null {
  const wanted = text.trim().toLocaleLowerCase('en');
  return (
    provincesOf(countryCode).find(
      ({code, name}) =>
        code.toLocaleLowerCase('en') === wanted ||
        name.toLocaleLowerCase('en') === wanted,
    ) ?? null
  );
}
