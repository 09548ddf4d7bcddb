import * as z from 'zod/mini';
import type {RequestContext} from '~/lib/context.server';
import {
  CUSTOMER_LISTS,
  LIST_NAMES,
  LIST_NAMESPACE,
  type CustomerListName,
} from '~/lib/customer-lists/list-kinds';
import {
  type ListsToWrite,
  ListsRejected,
} from '~/lib/customer-lists/account-lists.server';
import {jsonError} from '~/lib/http/json-error.server';
import {parseJson} from '~/lib/text/parse-json';
import {allowedOperation, Rejected} from './allowed-operation';
import {declaredVariables, type Variables} from './client-variables';
import {jsonResponse} from './shopify-result.server';
import {argumentsOf} from './operation-request.server';

/** Message of the 501, by which clients recognise it. */
const NOT_CONFIGURED = 'ADMIN_NOT_CONFIGURED';

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
      .check(z.minLength(1), z.maxLength(LIST_NAMES.length)),
  }),
});

/**
 * `customerUpdate` for the customer's own lists. Sends our own Admin API document and
 * responds with `customer{id, metafields}` and `userErrors`, whatever was selected.
 * @throws {Rejected} for any other change.
 */
export async function updateOwnMetafields(
  query: string,
  given: Variables,
  context: RequestContext,
): Promise<Response> {
  const {lists: accountLists} = context.accounts;
  if (!accountLists.areStored(context)) return jsonError(501, NOT_CONFIGURED);
  if (context.token.value === null)
    return jsonError(401, 'No customer is signed in.');
  const client = allowedOperation(query, 'admin');
  const {country, locale} = context;
  const {language} = locale;
  const variables = declaredVariables(client, given, {country, language});
  const {data} = schema.safeParse(argumentsOf(client.fields[0], variables));
  const lists = data && listsOf(data.input.metafields);
  const own = lists && (await accountLists.read(context, []));
  if (own === null) return jsonError(401, 'The session has ended.');
  if (!own || own.customerId !== data.input.id) {
    throw new Rejected(403, 'Only the customer’s own lists can be changed.');
  }
  const respond = (customerUpdate: object) =>
    jsonResponse(JSON.stringify({data: {customerUpdate}}));
  try {
    await accountLists.write(context, own, lists);
  } catch (error) {
    if (error instanceof ListsRejected && error.userErrors.length > 0) {
      return respond({customer: null, userErrors: error.userErrors});
    }
    throw error;
  }
  const nodes = Object.entries(lists).map(([name, ids]) => ({
    key: CUSTOMER_LISTS[name as CustomerListName].key,
    namespace: LIST_NAMESPACE,
    value: JSON.stringify(ids),
  }));
  const metafields = {nodes, edges: nodes.map((node) => ({node}))};
  return respond({customer: {id: own.customerId, metafields}, userErrors: []});
}

/** `undefined` when a metafield is not one of our lists. */
function listsOf(
  metafields: z.infer<typeof schema>['input']['metafields'],
): ListsToWrite | undefined {
  const lists: Partial<Record<CustomerListName, readonly string[]>> = {};
  for (const {namespace, key, type, value} of metafields) {
    const name = LIST_NAMES.find((each) => CUSTOMER_LISTS[each].key === key);
    if (!name || namespace !== LIST_NAMESPACE || lists[name]) return undefined;
    const list = CUSTOMER_LISTS[name];
    const {data: ids} = z
      .array(z.string().check(z.regex(list.id)))
      .check(z.maxLength(list.max))
      .safeParse(parseJson(value));
    if (!ids || (type && type !== list.type)) return undefined;
    lists[name] = [...new Set(ids)];
  }
  return lists;
}
