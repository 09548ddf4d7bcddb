import type {I18nBase, Storefront} from '@shopify/hydrogen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {MemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import type {AccountCookie} from '~/lib/session/account-cookie.server';
import type {AppSession} from '~/lib/session/session.server';
import {parseJson} from '~/lib/text/parse-json';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {
  CUSTOMER_LISTS,
  LIST_NAMES,
  LIST_NAMESPACE,
  listEntry,
  type CustomerListName,
} from './list-kinds';

/** A customer's lists: global ids, newest first; also of products that the shop does not show now. */
export interface CustomerLists extends Readonly<
  Record<CustomerListName, readonly string[]>
> {
  readonly customerId: string;
  /** Ids of the lists, and of the request, that the shop shows now. */
  readonly existing: ReadonlySet<string>;
  /** Version of each list when read; `null` for a missing one. */
  readonly digests?: Readonly<Record<CustomerListName, string | null>>;
}

export type ListsToWrite = Partial<
  Readonly<Record<CustomerListName, readonly string[]>>
>;

export interface ListRequest {
  readonly memoizePerRequest: MemoizePerRequest;
  readonly session: AppSession;
  readonly token: AccountCookie;
  readonly env: StorefrontEnv;
  readonly storefront: Storefront<I18nBase>;
  readonly requestLog: RequestLog;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

export interface AccountLists {
  /** Without it, all lists are in the session. */
  areStored(context: Pick<ListRequest, 'env'>): boolean;
  /**
   * @returns the lists and which further `ids` exist; `null` without a valid token.
   * @throws {ShopifyError} even for a partial failure, so that no unread list is overwritten.
   */
  read(
    context: ListRequest,
    ids: readonly string[],
  ): Promise<CustomerLists | null>;
  /** Replaces lists; `own` identifies the customer. Throws `ShopifyError` or `ListsRejected`. */
  write(
    context: ListRequest,
    own: CustomerLists,
    lists: ListsToWrite,
  ): Promise<void>;
}

export const WRITE_OPERATION = {
  name: 'SetCustomerLists',
  rootField: 'customerUpdate',
};

export interface ListError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Shopify rejected the lists, for example a deleted product. */
export class ListsRejected extends ShopifyError {
  constructor(
    readonly userErrors: readonly ListError[],
    requestId: string,
    /** Another device changed a list: read it again. */
    readonly isStale = false,
  ) {
    super(WRITE_OPERATION.name, 1, {cause: userErrors, requestId});
  }
}

/** The valid ids of a list's metafield. @throws {ShopifyError} for a value that is no list. */
export function storedIds(
  {requestLog: {requestId}}: Pick<ListRequest, 'requestLog'>,
  name: CustomerListName,
  metafield: {readonly value: string} | null | undefined,
): string[] {
  const list = parseJson(metafield?.value ?? '[]');
  if (!Array.isArray(list)) {
    const cause = new Error(`The metafield ${name} is not a list.`);
    throw new ShopifyError('CustomerLists', 1, {cause, requestId});
  }
  return [...new Set(list.flatMap((id) => listEntry(name, id) ?? []))];
}

/** Lists as metafields; expects ids of `listEntry`. */
export function metafieldsOf(lists: ListsToWrite) {
  return LIST_NAMES.flatMap((name) => {
    const ids = lists[name];
    if (!ids) return [];
    const {key, type} = CUSTOMER_LISTS[name];
    const value = JSON.stringify(ids);
    return [{name, namespace: LIST_NAMESPACE, key, type, value}];
  });
}
