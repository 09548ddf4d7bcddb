import type {Plugin} from 'vite';
import {COUNTRIES} from '../local-shop/domain/countries';

/** Of libphonenumber-js (`metadata.min.json`); 0 where a country has none. */
interface PhoneMetadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
}

/** Places in a country's entry. */
const FORMATS = 4;
const TYPES = 11;

const offered = new Set(COUNTRIES.map(({isoCode}) => isoCode));

/**
 * Metadata that read numbers of every country, but know how people group their digits
 * only where the local shop sells to; of others they are written without spaces.
 * What kind a number is of is asked nowhere.
 */
export function leanMetadata<Metadata extends PhoneMetadata>(
  metadata: Metadata,
): Metadata {
  const countries = Object.entries(metadata.countries).map(
    ([code, entry]): [string, readonly unknown[]] => [
      code,
      entry.map((part, place) =>
        place === TYPES || (place === FORMATS && !offered.has(code)) ? 0 : part,
      ),
    ],
  );
  return {...metadata, countries: Object.fromEntries(countries)};
}

/** Vite plugin that gives the worker `leanMetadata`: half of 83 kB. */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    transform(code, id) {
      if (!id.endsWith('libphonenumber-js/metadata.min.json.js')) return null;
      const metadata = JSON.parse(
        code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1),
      ) as PhoneMetadata;
      return {
        code: `export default ${JSON.stringify(leanMetadata(metadata))}`,
        map: null,
      };
    },
  };
}
