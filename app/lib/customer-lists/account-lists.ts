import type {I18nBase, Storefront} from '@shopify/hydrogen';
import type {AccountCookie} from '~/lib/account/current/account-cookie.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {AppSession} from '~/lib/session/session.server';
import type {ProviderReport} from '../storefront/provider-report.server';
import type {CustomerListName} from './list-kinds';

/** A customer's lists as the provider has them: global ids, the newest first. */
export interface CustomerLists extends Readonly<
  Record<CustomerListName, readonly string[]>
> {
  readonly customerId: string;
  /** Those of the ids asked about that the shop has. */
  readonly known: ReadonlySet<string>;
  /** Tell the provider which version was read; `null` for a list that is not there yet. */
  readonly digests?: Readonly<Record<CustomerListName, string | null>>;
}

/** Lists to write, by name; a list that is not named stays as it is. */
export type ListsToWrite = Partial<
  Readonly<Record<CustomerListName, readonly string[]>>
>;

/** What asking for lists needs of a request's context. */
export interface ListRequest {
  readonly account: AccountCookie | null;
  readonly session: AppSession;
  readonly env: StorefrontEnv;
  readonly storefront: Storefront<I18nBase>;
  readonly report: ProviderReport;
}

/** Where a customer's lists are stored. */
export interface AccountLists {
  /** Without it the session's lists are used for everybody. */
  areKept(context: Pick<ListRequest, 'env'>): boolean;
  /**
   * @param ids further ids of products and variants, to learn which of them exist.
   * @returns `null` when the provider does not know the token (any more).
   * @throws {ProviderError} when it fails, in part too: a list that could not be
   *   read must not be written as an empty one.
   */
  read(
    context: ListRequest,
    token: string,
    ids: readonly string[],
  ): Promise<CustomerLists | null>;
  /**
   * Writes lists, each as a whole.
   *
   * @param own as they were read with the session's own token, which says whose they are.
   * @throws {ProviderError} when the provider fails; `ListsRefused` when it refuses.
   */
  write(
    context: ListRequest,
    own: CustomerLists,
    lists: ListsToWrite,
    token: string,
  ): Promise<void>;
}
