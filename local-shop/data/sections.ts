import {same, type CatalogueImage, type Metaobject} from '../domain/catalogue';
import {imageMedia} from './catalogue-builder';
import {COLLECTIONS, REGIONAL_PICTURES} from './collections';

const [BY_DAY, BY_NIGHT, GERMANY_BY_NIGHT] = REGIONAL_PICTURES;

/** What the merchant of the sample shop has put on the home page. */
export const SECTION_METAOBJECTS: readonly Metaobject[] = [
  {
    id: 'gid://shopify/Metaobject/77650000001',
    type: 'storefront_section',
    handle: 'room',
    fields: [
      {key: 'slot', type: 'single_line_text_field', value: same('room')},
      {key: 'picture', ...shown(pictureOf('all'))},
      {key: 'picture_dark', ...shown(GERMANY_BY_NIGHT)},
    ],
  },
  // Shopify translates words, not pictures: another picture is another entry.
  {
    id: 'gid://shopify/Metaobject/77650000002',
    type: 'storefront_section',
    handle: 'room-in-english',
    fields: [
      {key: 'slot', type: 'single_line_text_field', value: same('room')},
      {key: 'language', type: 'single_line_text_field', value: same('en')},
      {key: 'picture', ...shown(BY_DAY)},
      {key: 'picture_dark', ...shown(BY_NIGHT)},
    ],
  },
];

/** The merchant's order of all collections: by title each language would have another. */
export const COLLECTIONS_PAGE: Metaobject = {
  id: 'gid://shopify/Metaobject/77650000003',
  type: 'storefront_page',
  handle: 'collections',
  fields: [
    {
      key: 'collections',
      type: 'list.collection_reference',
      value: same(JSON.stringify(COLLECTIONS.map(({id}) => id))),
    },
  ],
};

/** A picture as a file of the shop. */
function shown(image: CatalogueImage) {
  return {type: 'file_reference', value: same(imageMedia(image).id)};
}

function pictureOf(collection: string): CatalogueImage {
  const image = COLLECTIONS.find((one) => one.handle.DE === collection)?.image;
  if (!image) throw new Error(`No picture of ${collection}`);
  return image;
}
