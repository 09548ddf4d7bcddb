import {CART_LINES_CAP_MUTATION} from '~/graphql/storefront/cart';
import {MOST_PER_LINE} from '../cart/quantity';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {askProvider, type Operation} from './ask-provider.server';
import {withLines} from './capped-lines.server';
import {takeQuantities} from './line-quantities';

/**
 * Sets lines back to 10 that came to more (spec §5, §9): by two additions at the
 * same moment that both counted the cart as it was before, or by a change that
 * made one line of two. The client's question is then asked once more without
 * lines, so that it sees the cart as it is now.
 *
 * @param given the operation as the client sent it.
 * @returns the answer without what the server asked for besides.
 * @throws {ProviderError} when the lines cannot be set back.
 */
export async function withoutExcess(
  answer: GraphQLResult,
  given: Operation,
  context: Pick<RequestContext, 'storefront' | 'report'>,
): Promise<GraphQLResult> {
  const {call} = given;
  if (!call) return answer;
  const {result, lines} = takeQuantities(answer, call);
  const excess = lines.filter(({quantity}) => quantity > MOST_PER_LINE);
  if (excess.length === 0) return result;
  await context.storefront.mutate(CART_LINES_CAP_MUTATION, {
    variables: {
      cartId: String(call.arguments.cartId),
      lines: excess.map(({id}) => ({id, quantity: MOST_PER_LINE})),
    },
  });
  const again = await askProvider(withLines(given, []), context);
  return withReports(
    takeQuantities(again.result, call).result,
    result,
    call.responseKey,
  );
}

/** The later answer with the lists of the earlier one: what the change itself reported. */
function withReports(
  later: GraphQLResult,
  earlier: GraphQLResult,
  responseKey: string,
): GraphQLResult {
  const reports = Object.entries(earlier.data?.[responseKey] ?? {}).filter(
    ([, value]) => Array.isArray(value),
  );
  const payload = {
    ...(later.data?.[responseKey] ?? {}),
    ...Object.fromEntries(reports),
  };
  return {...later, data: {...later.data, [responseKey]: payload}};
}
