import {ProviderError} from '~/lib/storefront/provider-error.server';
import type {ListsToWrite} from './account-lists';
import {CUSTOMER_LISTS, LIST_NAMES, LIST_NAMESPACE} from './list-kinds';

export const WRITE_OPERATION = {
  name: 'SetCustomerLists',
  rootField: 'customerUpdate',
};

export interface ListError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The provider rejected the lists, for example a deleted product. */
export class ListsRejected extends ProviderError {
  constructor(
    readonly userErrors: readonly ListError[],
    requestId: string,
    /** Another device changed a list: read it again. */
    readonly isStale = false,
  ) {
    super(WRITE_OPERATION.name, 1, {cause: userErrors, requestId});
  }
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
