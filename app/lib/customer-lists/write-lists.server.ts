import {SET_CUSTOMER_LISTS_MUTATION} from '~/graphql/admin/customer-lists';
import type {RequestContext} from '../context.server';
import {
  isUnauthorized,
  ProviderError,
} from '../storefront/provider-error.server';
import {send} from '../storefront/transport.server';
import type {CustomerLists, ListsToWrite} from './account-lists';
import {adminToken} from './admin-token.server';
import {CUSTOMER_LISTS, LIST_NAMES, LIST_NAMESPACE} from './list-kinds';

const OPERATION = {name: 'SetCustomerLists', rootField: 'customerUpdate'};

interface AdminUserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The provider rejected the lists, for example a deleted product. */
export class ListsRefused extends ProviderError {
  constructor(
    readonly userErrors: readonly AdminUserError[],
    requestId: string,
    /** Another device changed a list: read it again. */
    readonly isStale = false,
  ) {
    super(OPERATION.name, 1, {cause: userErrors, requestId});
  }
}

/** `AccountLists.areStored` of legacy accounts: access to the Admin API is configured. */
export function storesListsInAccount({
  env,
}: Pick<RequestContext, 'env'>): boolean {
  return Boolean(env.PRIVATE_ADMIN_API_TOKEN ?? env.PRIVATE_ADMIN_CLIENT_ID);
}

/** `AccountLists.write` of legacy accounts, through the Admin API, for our metafields only. */
export async function writeCustomerLists(
  context: Pick<RequestContext, 'env' | 'storefront' | 'report'>,
  {customerId}: Pick<CustomerLists, 'customerId'>,
  lists: ListsToWrite,
): Promise<void> {
  const {env, storefront, report} = context;
  const metafields = metafieldsOf(lists).map(
    ({name: _, ...metafield}) => metafield,
  );
  const {origin, pathname} = new URL(storefront.getApiUrl());
  const sendWith = (token: string) =>
    send(
      `${origin}/admin${pathname}`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Shopify-Access-Token': token,
        },
        body: JSON.stringify({
          query: SET_CUSTOMER_LISTS_MUTATION,
          variables: {input: {id: customerId, metafields}},
        }),
      },
      OPERATION,
      report,
    );
  const token = await adminToken(context);
  const {result} = await sendWith(token).catch(async (error: unknown) => {
    if (env.PRIVATE_ADMIN_API_TOKEN || !isUnauthorized(error)) throw error;
    return sendWith(await adminToken(context, token));
  });
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
