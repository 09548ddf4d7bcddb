import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {customerToken} from '~/lib/session/customer-token.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {listEntry} from '~/lib/customer-lists/list-kinds';
import {sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {PRIVATE} from '~/lib/http/private-headers.server';

export function loader({request}: LoaderFunctionArgs) {
  throw invalidPage(new URL(request.url).pathname);
}

/** Customers return to the product page, anonymous visitors log in first. */
export async function action({request, context}: ActionFunctionArgs) {
  const {locale, session} = context;
  const form = await sentForm(request);
  const variant = listEntry('backInStock', form.get('variant'));
  if (!variant) throw new Response(null, {status: 400});
  const back = sameOriginPath(form.get('redirectTo'));
  const list = new CustomerList(context, 'backInStock');
  const {status} = await list.add(variant);
  const isSignedIn = customerToken(session) !== null;
  if (isSignedIn && status !== 'saved')
    session.flash('backInStockProblem', status);
  const search = back ? `?${new URLSearchParams({redirect: back})}` : '';
  return redirect(
    isSignedIn
      ? (back ?? localizedPath('/account/notifications', locale))
      : localizedPath(`/auth/login${search}`, locale),
    {status: 303, headers: PRIVATE},
  );
}
