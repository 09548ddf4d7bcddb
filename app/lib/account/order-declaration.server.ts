import type {RequestContext} from '~/lib/context.server';
import {ORDER_PARAMETER} from '~/lib/content/navigation';
import type {WithdrawalDeclaration} from '~/lib/mail/withdrawal-fields';
import {errorFields, log} from '~/lib/logging/log.server';

/**
 * What a signed-in customer would have to type to withdraw from the order that the URL names; `null`
 * without one, for anybody else, and when Shopify fails: the form works without it. The page
 * is private.
 */
export async function orderDeclaration(
  context: RequestContext,
  {searchParams}: Pick<URL, 'searchParams'>,
): Promise<Omit<WithdrawalDeclaration, 'lines'> | null> {
  const key = searchParams.get(ORDER_PARAMETER);
  if (!key || context.token.value === null) return null;
  try {
    const [order, customer] = await Promise.all([
      context.accounts.loadOrder(context, key),
      context.accounts.loadCustomer(context),
    ]);
    const {firstName, lastName, email} = customer;
    return {
      // Of an account that was made with an e-mail address alone, only its orders say the name.
      name:
        [firstName, lastName].filter(Boolean).join(' ') ||
        (order.billingAddress?.name ?? ''),
      orderNumber: order.name,
      email: email ?? '',
    };
  } catch (error) {
    // Not their order, or signed out meanwhile.
    if (!(error instanceof Response)) {
      log(context, 'error', 'withdrawal without its order', errorFields(error));
    }
    return null;
  }
}
