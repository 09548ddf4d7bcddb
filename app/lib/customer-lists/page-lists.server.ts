import {customerToken} from '~/lib/session/customer-token.server';
import {takeBackInStockProblem} from './back-in-stock-problem.server';
import type {BackInStockState} from './back-in-stock-state';
import {backInStockStore} from './back-in-stock-store.server';
import type {RequestContext} from '../context.server';
import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {translatorFor} from '../i18n/messages';
import {ProviderError} from '../storefront/provider-error.server';
import type {Wishlist} from './wishlist';
import {wishlistStore} from './wishlist-store.server';
import {within} from '~/lib/http/within.server';

/** Milliseconds that a page waits for a customer's lists; the page matters more. */
const LONGEST_WAIT = 1500;

/** What a page shows of the lists of whoever sent the request. */
interface PageLists {
  readonly wishlist: Wishlist;
  readonly backInStock: BackInStockState;
}

/**
 * The lists for a page's hearts and header. Nothing is asked for a visitor, so
 * that pages without cookies are the same for all. With a slow or failing
 * provider the lists are empty: the page comes, and a heart still works, since
 * every change reads the list anew.
 */
export async function pageLists(
  context: Pick<
    RequestContext,
    'env' | 'session' | 'storefront' | 'locale' | 'report'
  >,
): Promise<PageLists> {
  const {session} = context;
  const isSignedIn = customerToken(session) !== null;
  const problem = takeBackInStockProblem(session);
  const t = translatorFor(context.locale.code);
  const lists = (wishlist: Wishlist, wanted: readonly string[]) => ({
    wishlist,
    backInStock: {
      isSignedIn,
      wanted,
      problem: problem && t(`account.notifications.problems.${problem}`),
    },
  });
  const reading = Promise.all([
    wishlistStore(context).read(),
    isSignedIn ? backInStockStore(context).read() : [],
  ]);
  try {
    return lists(...(await within(LONGEST_WAIT, reading)));
  } catch (error) {
    const isProviders =
      error instanceof ProviderError || error instanceof TimeoutError;
    if (!isProviders) throw error;
    // The provider's failures are logged where they happen.
    return lists([], []);
  }
}
