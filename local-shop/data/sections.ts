import {same, type Metaobject} from '../domain/catalogue';
import {imageMedia} from './catalogue-builder';
import {COLLECTIONS} from './collections';

/** What the merchant of the sample shop has put on the home page. */
export const SECTION_METAOBJECTS: readonly Metaobject[] = [
  {
    id: 'gid://shopify/Metaobject/77650000001',
    type: 'storefront_section',
    handle: 'room',
    fields: [
      {key: 'slot', type: 'single_line_text_field', value: same('room')},
      {key: 'picture', ...pictureOf('all')},
      {key: 'picture_dark', ...pictureOf('angebote')},
    ],
  },
];

/** A collection's picture as a file of the shop. */
function pictureOf(handle: string) {
  const image = COLLECTIONS.find((one) => one.handle.DE === handle)?.image;
  if (!image) throw new Error(`No picture of ${handle}`);
  return {type: 'file_reference', value: same(imageMedia(image).id)};
}
