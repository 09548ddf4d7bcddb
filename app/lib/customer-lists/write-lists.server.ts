import {SET_CUSTOMER_LISTS_MUTATION} from '~/graphql/admin/customer-lists';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import {send} from '../storefront/transport.server';
import type {CustomerLists, ListsToWrite} from './account-lists';
import {
  CUSTOMER_LISTS,
  LIST_NAMESPACE,
  MOST_ENTRIES,
  type CustomerListName,
} from './list-kinds';

const OPERATION = {name: 'SetCustomerLists', rootField: 'customerUpdate'};

/** A field of the input that the Admin API did not take, and why. */
interface AdminUserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The provider answered, and did not take the lists: a product may be gone. */
export class ListsRefused extends ProviderError {
  constructor(
    readonly userErrors: readonly AdminUserError[],
    requestId: string,
    /** Somebody else has changed a list since it was read: read it again. */
    readonly isStale = false,
  ) {
    super(OPERATION.name, 1, {cause: userErrors, requestId});
  }
}

/**
 * The lists can be kept with the customers: there is a token for the Admin API.
 * Without one the visitor's lists in the session are used for everybody.
 */
export function keepsListsInAccount({
  env,
}: Pick<RequestContext, 'env'>): boolean {
  return env.PRIVATE_ADMIN_API_TOKEN !== undefined;
}

/**
 * Writes a customer's lists through the Admin API, each as a whole, so that a
 * repetition after an unclear failure does no harm. The document, namespace, keys
 * and types are ours; nothing else can be changed this way.
 *
 * @param own whose lists they are, by the provider's answer about the session's own
 *   token, never from the browser.
 * @throws {RangeError} for anything but our two lists: a fault of the caller.
 * @throws {ProviderError} when the provider cannot be asked; `ListsRefused` when it
 *   refuses.
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
  if (metafields.length === 0) return;
  const {result} = await send(
    adminUrl(storefront.getApiUrl()),
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
    {
      log: report.log,
      deadline: report.deadline,
      requestId: report.requestId,
    },
  );
  const userErrors = refusalOf(result);
  if (!userErrors) return;
  report.log('error', {
    event: 'cannot write customer lists',
    fields: userErrors.map(({field}) => field?.join('.')),
  });
  throw new ListsRefused(userErrors, report.requestId);
}

/**
 * Lists as metafields.
 *
 * @throws {RangeError} for anything but our two lists: a fault of the caller.
 */
export function metafieldsOf(lists: ListsToWrite) {
  const names = Object.keys(CUSTOMER_LISTS) as CustomerListName[];
  return names.flatMap((name) => {
    const ids = lists[name];
    if (!ids) return [];
    const {key, type, id: pattern} = CUSTOMER_LISTS[name];
    const isList =
      ids.length <= MOST_ENTRIES &&
      new Set(ids).size === ids.length &&
      ids.every((id) => pattern.test(id));
    if (!isList) throw new RangeError(`This is no ${key} list.`);
    const value = JSON.stringify(ids);
    return [{name, namespace: LIST_NAMESPACE, key, type, value}];
  });
}

/** The Admin API of the same shop in the same version. */
function adminUrl(storefrontUrl: string): string {
  const {origin, pathname} = new URL(storefrontUrl);
  return `${origin}/admin${pathname}`;
}

/** Why nothing was written, `null` when it was. */
function refusalOf({
  data,
}: {
  data?: Record<string, unknown> | null;
}): readonly AdminUserError[] | null {
  const payload = data?.customerUpdate as
    | {
        customer: {id: string} | null;
        userErrors: AdminUserError[];
      }
    | null
    | undefined;
  const errors = payload?.userErrors ?? [];
  if (payload?.customer && errors.length === 0) return null;
  return errors;
}
