import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {TimeoutError, within} from '~/lib/http/fetch-with-timeout.server';
import {translatorFor} from '../i18n/messages';
import {ProviderError} from '../storefront/provider-error.server';
import {customerList} from './customer-list.server';

/** Milliseconds that a page waits for a customer's lists; the page matters more. */
const LONGEST_WAIT = 1500;

/** What a sold-out product says to whoever looks at it. */
export interface BackInStockState {
  /** A wish counts at once: somebody is signed in. */
  readonly isSignedIn: boolean;
  /** The variants that a customer waits for; a visitor's count only after login. */
  readonly wanted: readonly string[];
  /** Why the last wish could not be kept, in the page's language. */
  readonly problem: string | null;
}

/** What a page shows of the lists of whoever sent the request. */
interface PageLists {
  readonly wishlist: readonly string[];
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
    | 'account'
    | 'accounts'
    | 'env'
    | 'session'
    | 'storefront'
    | 'locale'
    | 'report'
  >,
): Promise<PageLists> {
  const {session} = context;
  const isSignedIn = customerToken(session) !== null;
  const problem = session.take('backInStockProblem');
  const t = translatorFor(context.locale.code);
  const lists = (
    wishlist: readonly string[],
    wanted: readonly string[],
  ): PageLists => ({
    wishlist,
    backInStock: {
      isSignedIn,
      wanted,
      problem: problem && t(`account.notifications.problems.${problem}`),
    },
  });
  const reading = Promise.all([
    customerList(context, 'wishlist').read(),
    isSignedIn ? customerList(context, 'backInStock').read() : [],
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
