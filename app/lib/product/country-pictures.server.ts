import {isNamed, type PictureData} from './picture-source';
import {namesCountry, valuesOfCountry} from './product-options.server';

/**
 * Without the pictures of outlets (`map-outlet-us.webp`) that do not fit a plug of this country.
 * Their alt texts name the plugs, as options do (`Type B`); where no two of them do, nothing is left
 * out.
 * @param imageOf The picture of an entry; nothing for one without.
 */
export function withoutOtherPlugs<T>(
  entries: readonly T[],
  imageOf: (entry: T) => PictureData | null | undefined,
  country: string,
): T[] {
  const plugOf = (entry: T) => {
    const image = imageOf(entry);
    const text = (image && isNamed(image, 'outlet') && image.altText) || '';
    return namesCountry(text) ? text : null;
  };
  const plugs = entries.flatMap((entry) => plugOf(entry) ?? []);
  if (plugs.length < 2) return [...entries];
  const optionValues = plugs.map((name) => ({name}));
  const [own] = valuesOfCountry([{name: 'outlet', optionValues}], country);
  return entries.filter((entry) => {
    const plug = plugOf(entry);
    return plug === null || plug === own?.value;
  });
}
