import {TimeoutError, within} from '~/lib/http/fetch-with-timeout.server';
import {translatorFor} from '~/lib/i18n/messages';
import {customerToken} from '~/lib/session/customer-token.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import type {RequestContext} from '../context.server';
import type {ListRequest} from './account-lists';
import {CustomerList} from './customer-list.server';

/** Milliseconds that a page waits for a customer's lists; the page matters more. */
const LONGEST_WAIT = 1500;

/** What a sold-out product says to whoever looks at it. */
export interface BackInStockState {
  /** A wish counts at once: somebody is signed in. */
  readonly isSignedIn: boolean;
  /** The variants that a customer waits for; a visitor's count only after login. */
  readonly wanted: readonly string[];
  /** Why the last wish could not be stored, in the page's language. */
  readonly problem: string | null;
}

/** What a page shows of the lists of whoever sent the request. */
interface PageLists {
  readonly wishlist: readonly string[];
  readonly backInStock: BackInStockState;
}

/**
 * The lists for a page's hearts and header. With a slow or failing provider they are
 * empty: a heart still works, since every change reads the list anew.
 */
export async function pageLists(
  context: ListRequest & Pick<RequestContext, 'accounts' | 'locale'>,
): Promise<PageLists> {
  const isSignedIn = customerToken(context.session) !== null;
  const problem = context.session.take('backInStockProblem');
  const t = translatorFor(context.locale.code);
  const reading = Promise.all([
    new CustomerList(context, 'wishlist').read(),
    isSignedIn ? new CustomerList(context, 'backInStock').read() : [],
  ]);
  const [wishlist, wanted] = await within(LONGEST_WAIT, reading).catch(
    (error: unknown): readonly string[][] => {
      if (error instanceof ProviderError || error instanceof TimeoutError)
        return [];
      throw error;
    },
  );
  return {
    wishlist: wishlist ?? [],
    backInStock: {
      isSignedIn,
      wanted: wanted ?? [],
      problem: problem && t(`account.notifications.problems.${problem}`),
    },
  };
}
