import type {RequestContext} from '~/lib/context.server';
import {isChallenged, requireChallenge} from '~/lib/http/challenge.server';
import type {CartAction} from './cart-input.server';
import {isDocumentRequest} from './cart-response.server';

/**
 * Lets a form with a code through unless its buyer has to pass a challenge first: the
 * document asks for it, a script is told to send the form as a document.
 *
 * @returns whether the form must not be carried out.
 * @throws like `requireChallenge`.
 */
export async function needsCodeChallenge(
  context: Pick<RequestContext, 'env' | 'buyer' | 'report'>,
  request: Request,
  form: FormData,
  action: CartAction,
): Promise<boolean> {
  const triesCode =
    action.kind === 'giftCard' || action.kind === 'addDiscountCodes';
  if (!triesCode) return false;
  if (!isDocumentRequest(request)) return isChallenged(context);
  await requireChallenge(context, form, 'code');
  return false;
}
