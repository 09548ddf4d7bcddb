import * as z from 'zod/mini';
import type {RequestContext} from '../context.server';
import {
  CUSTOMER_LISTS,
  LIST_NAMESPACE,
  MOST_ENTRIES,
  type CustomerListName,
} from '../customer-lists/list-kinds';
import type {ListsToWrite} from '../customer-lists/account-lists';
import {ListsRefused} from '../customer-lists/write-lists.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {judgeAdminOperation} from './allowed-operation';
import {callOf} from './call-arguments';
import type {CommerceInput} from './operation-variables';
import {variablesFault} from './operation-variables';

/** Message of the 501; clients tell it from other failures by it. */
const NOT_CONFIGURED = 'ADMIN_NOT_CONFIGURED';

const NO_LOCALE = new Set<string>();

/** The only input that `customerUpdate` is taken with. */
const schema = z.strictObject({
  input: z.strictObject({
    id: z.string(),
    metafields: z
      .array(
        z.strictObject({
          id: z.nullish(z.string()),
          key: z.string(),
          namespace: z.string(),
          type: z.nullish(z.string()),
          value: z.string(),
        }),
      )
      .check(z.minLength(1), z.maxLength(Object.keys(CUSTOMER_LISTS).length)),
  }),
});

/**
 * `customerUpdate` for the lists of the signed-in customer: wishlist and back in
 * stock. Whose they are the provider says for the session's token; what is sent
 * to the Admin API is our own document with checked ids.
 * Answers `customer{id, metafields}` as it is now and `userErrors`, whatever was
 * asked for.
 *
 * @param token the customer's, `null` for a visitor.
 */
export async function updateOwnMetafields(
  {query, variables}: CommerceInput,
  context: RequestContext,
  token: string | null,
): Promise<Response> {
  if (!context.accounts.lists.areKept(context))
    return jsonError(501, NOT_CONFIGURED);
  if (token === null) return jsonError(401, 'Nobody is signed in.');
  const judgement = judgeAdminOperation(query, variables);
  if (!judgement.allowed) return jsonError(403, judgement.reason);
  const {operation} = judgement;
  const fault = variablesFault(operation, variables, NO_LOCALE);
  if (fault) return jsonError(400, fault);
  const call = callOf(operation, variables);
  const parsed = schema.safeParse(call?.arguments);
  if (!call || !parsed.success) {
    return jsonError(403, 'Only the customer’s own lists can be changed.');
  }
  const {id, metafields} = parsed.data.input;
  const lists = listsOf(metafields);
  if (!lists) return jsonError(403, 'This is no list of products.');
  try {
    const own = await context.accounts.lists.read(context, token, []);
    if (!own) return jsonError(401, 'The session has ended.');
    if (own.customerId !== id) {
      return jsonError(403, 'Only the customer’s own lists can be changed.');
    }
    await context.accounts.lists.write(context, own, lists, token);
  } catch (error) {
    if (error instanceof ListsRefused && error.userErrors.length > 0) {
      const {userErrors} = error;
      return answer(call.responseKey, {customer: null, userErrors});
    }
    if (error instanceof ProviderError) return jsonError(500, error.message);
    throw error;
  }
  const nodes = Object.entries(lists).map(([name, ids]) => ({
    key: CUSTOMER_LISTS[name as CustomerListName].key,
    namespace: LIST_NAMESPACE,
    value: JSON.stringify(ids),
  }));
  const customer = {
    id,
    metafields: {nodes, edges: nodes.map((node) => ({node}))},
  };
  return answer(call.responseKey, {customer, userErrors: []});
}

function answer(responseKey: string, payload: object): Response {
  return Response.json(
    {data: {[responseKey]: payload}},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/** The lists that metafields hold; `null` when one of them is no list of ours. */
function listsOf(
  metafields: z.infer<typeof schema>['input']['metafields'],
): ListsToWrite | null {
  const lists: Partial<Record<CustomerListName, readonly string[]>> = {};
  for (const {namespace, key, type, value} of metafields) {
    const name = (Object.keys(CUSTOMER_LISTS) as CustomerListName[]).find(
      (candidate) => CUSTOMER_LISTS[candidate].key === key,
    );
    if (!name || namespace !== LIST_NAMESPACE || lists[name]) return null;
    const list = CUSTOMER_LISTS[name];
    if (type && type !== list.type) return null;
    const ids = idsIn(value, list.id);
    if (!ids) return null;
    lists[name] = ids;
  }
  return lists;
}

function idsIn(value: string, pattern: RegExp): readonly string[] | null {
  let given: unknown;
  try {
    given = JSON.parse(value);
  } catch {
    return null;
  }
  const parsed = z
    .array(z.string().check(z.regex(pattern)))
    .check(z.maxLength(MOST_ENTRIES))
    .safeParse(given);
  return parsed.success ? [...new Set(parsed.data)] : null;
}
