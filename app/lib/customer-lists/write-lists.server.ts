import {SET_CUSTOMER_LISTS_MUTATION} from '~/graphql/admin/customer-lists';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import {send} from '../storefront/transport.server';
import type {CustomerLists, ListsToWrite} from './account-lists';
import {CUSTOMER_LISTS, LIST_NAMES, LIST_NAMESPACE} from './list-kinds';

const OPERATION = {name: 'SetCustomerLists', rootField: 'customerUpdate'};

/** A field of the input that the provider did not take, and why. */
interface AdminUserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The provider did not take the lists: a product may be gone. */
export class ListsRefused extends ProviderError {
  constructor(
    readonly userErrors: readonly AdminUserError[],
    requestId: string,
    /** Another device has changed a list since it was read: read it again. */
    readonly isStale = false,
  ) {
    super(OPERATION.name, 1, {cause: userErrors, requestId});
  }
}

/** `AccountLists.areKept` of legacy accounts: there is a token for the Admin API. */
export function keepsListsInAccount({
  env,
}: Pick<RequestContext, 'env'>): boolean {
  return env.PRIVATE_ADMIN_API_TOKEN !== undefined;
}

/**
 * `AccountLists.write` of legacy accounts, through the Admin API. Document, namespace,
 * keys and types are ours; nothing else can be changed this way.
 */
export async function writeCustomerLists(
  {
    env,
    storefront,
    report,
  }: Pick<RequestContext, 'env' | 'storefront' | 'report'>,
  {customerId}: Pick<CustomerLists, 'customerId'>,
  lists: ListsToWrite,
): Promise<void> {
  const metafields = metafieldsOf(lists).map(
    ({name: _, ...metafield}) => metafield,
  );
  // The Admin API of the same shop in the same version.
  const {origin, pathname} = new URL(storefront.getApiUrl());
  const {result} = await send(
    `${origin}/admin${pathname}`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': env.PRIVATE_ADMIN_API_TOKEN ?? '',
      },
      body: JSON.stringify({
        query: SET_CUSTOMER_LISTS_MUTATION,
        variables: {input: {id: customerId, metafields}},
      }),
    },
    OPERATION,
    report,
  );
  const payload = result.data?.customerUpdate as
    | {customer: {id: string} | null; userErrors: AdminUserError[]}
    | null
    | undefined;
  const userErrors = payload?.userErrors ?? [];
  if (payload?.customer && userErrors.length === 0) return;
  report.log('error', {
    event: 'cannot write customer lists',
    fields: userErrors.map(({field}) => field?.join('.')),
  });
  throw new ListsRefused(userErrors, report.requestId);
}

/** Lists as metafields. Their ids are those of `listEntry`. */
export function metafieldsOf(lists: ListsToWrite) {
  return LIST_NAMES.flatMap((name) => {
    const ids = lists[name];
    if (!ids) return [];
    const {key, type} = CUSTOMER_LISTS[name];
    const value = JSON.stringify(ids);
    return [{name, namespace: LIST_NAMESPACE, key, type, value}];
  });
}
