import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {changeWishlist} from '~/lib/wishlist/change-wishlist.server';
import type {WishlistAnswer} from '~/lib/wishlist/wishlist-answer';
import {wishlistStore} from '~/lib/wishlist/wishlist-store.server';

/**
 * The wishlist as JSON, for the page's own script: unlike an action of a page it
 * does not make every loader of the page run again after each heart.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return json({products: await wishlistStore(context).read(), status: 'saved'});
}

export async function action({request, context}: ActionFunctionArgs) {
  // A body that is no form names no product.
  const form = await request.formData().catch(() => new FormData());
  return json(await changeWishlist(wishlistStore(context), form));
}

function json(answer: WishlistAnswer): Response {
  return Response.json(answer, {
    status: answer.status === 'badInput' ? 400 : 200,
    headers: {'Cache-Control': 'private, no-store'},
  });
}
