import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {backInStockStore} from '~/lib/back-in-stock/back-in-stock-store.server';
import {localizedPath} from '~/lib/i18n/locale';
import {notFound} from '~/lib/not-found';
import {variantGid, variantNumber} from '~/lib/product/variant-link';
import {sameOriginPath} from '~/lib/same-origin-path';

/** Nobody is led here to read. */
export function loader({request}: LoaderFunctionArgs) {
  throw notFound(new URL(request.url).pathname);
}

/**
 * Keeps that a visitor waits for a variant and sends him to log in, from where he
 * comes back to the product.
 */
export async function action({request, context}: ActionFunctionArgs) {
  // A body that is no form names no variant.
  const form = await request.formData().catch(() => new FormData());
  const wanted = form.get('variant');
  const variant = variantGid(typeof wanted === 'string' ? wanted : null);
  if (!variant) throw new Response(null, {status: 400});
  await backInStockStore(context).add(variantNumber(variant));
  const back = sameOriginPath(form.get('redirectTo'));
  const search = back ? `?${new URLSearchParams({redirect: back})}` : '';
  return redirect(localizedPath(`/auth/login${search}`, context.locale), {
    status: 303,
    headers: {'Cache-Control': 'private, no-store'},
  });
}
