import {TimeoutError, withTimeout} from '~/lib/concurrency/with-timeout.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import type {RequestContext} from '~/lib/context.server';
import type {ListRequest} from './account-lists.server';
import {CustomerList} from './customer-list.server';
import {LISTS_TIMEOUT_MS} from '~/lib/limits/limits';

export interface BackInStockState {
  readonly isSignedIn: boolean;
  /** Variants that the customer waits for; a visitor's apply after login. */
  readonly wanted: readonly string[];
  readonly problem: string | null;
}

/** The lists of a page; empty if Shopify is slow, as every change reads them again. */
export async function pageLists(
  context: ListRequest & Pick<RequestContext, 'accounts' | 'locale'>,
) {
  const isSignedIn = context.token.value !== null;
  const problem = context.session.take('backInStockProblem');
  const t = serverTranslator(context.locale.code);
  const reading = Promise.all([
    new CustomerList(context, 'wishlist').read(),
    isSignedIn ? new CustomerList(context, 'backInStock').read() : [],
  ]);
  const [wishlist, wanted] = await withTimeout(LISTS_TIMEOUT_MS, reading).catch(
    (error: unknown): readonly string[][] => {
      if (error instanceof ShopifyError || error instanceof TimeoutError)
        return [];
      throw error;
    },
  );
  const backInStock: BackInStockState = {
    isSignedIn,
    wanted: wanted ?? [],
    problem: problem && t(`account.notifications.problems.${problem}`),
  };
  return {wishlist: wishlist ?? [], backInStock};
}
