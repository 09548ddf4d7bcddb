/**
 * What Shopify requires of an address that it checks strictly, by country, as a live store
 * responded for each of its 250 countries. All of them require a last name and a street.
 */
const POSTAL_CODE = codes(
  'AD AR AT AU AX BA BE BG BL BM BN BR CA CH CN CY CZ DE DK EE ES FI FO FR GB GE GF GG GL GP GR HR HU ID IE IM IN IS IT JE JP KR LI LT LU LV MC ME MF MG MK MQ MS MT MX MY NC NL NO NZ PF PH PL PM PT RE RS RU SE SG SI SJ SK SM TH UA UM US VG WF YT ZA',
);
const ZONE = codes(
  'AE AR AU BR CA CL CN CO CR EG ES GT HK ID IE IN IT JP KR KW MX MY NG PA PE PH PT RO RU SV TH US UY VE ZA',
);
const NO_CITY = codes('GI GS PN SG TA VA');
const NOT_SERVED = codes('CU IR KP SY');

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Whether an address in a country needs a postal code. */
export const needsPostalCode = (country: string) => POSTAL_CODE.has(country);

/** Whether it needs a zone: a state, a province, an emirate. */
export const needsZone = (country: string) => ZONE.has(country);

/** Whether it needs a city. */
export const needsCity = (country: string) => !NO_CITY.has(country);

/** Whether Shopify delivers to a country at all. */
export const isServed = (country: string) => !NOT_SERVED.has(country);
