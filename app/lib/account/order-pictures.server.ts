import {loadCartPictures} from '~/lib/cart/cart-pictures.server';
import type {RequestContext} from '~/lib/context.server';
import type {OrderDetails} from './order-page';

type Line = OrderDetails['lines'][number];

/** Lines of an order in the pictures that the cart would show of them. Never rejects. */
export async function withLinePictures(
  context: Pick<RequestContext, 'storefront'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const ids = lines.flatMap(({productId}) => productId ?? []);
  const pictures = await loadCartPictures(
    context,
    ids.map((id) => ({id})),
  );
  return lines.map((line) => {
    const {image, productId} = line;
    const pictureOf = pictures.get(productId ?? '');
    return image && pictureOf ? {...line, ...pictureOf(image)} : line;
  });
}
