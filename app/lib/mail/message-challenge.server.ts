import type {RequestContext} from '~/lib/context.server';
import {readForm} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/http/challenge.server';
import {failureCounter} from '~/lib/http/rate-limit.server';

/**
 * Lets a form that sends a message through, like `requireChallenge`, and counts it. Steps
 * of the withdrawal that send nothing are left alone, and links that came by mail.
 *
 * @param request may be read afterwards.
 * @throws like `requireChallenge` and `readForm`.
 */
export async function requireMessageChallenge(
  context: Pick<RequestContext, 'env' | 'buyer' | 'report'>,
  request: Request,
  action: 'contact' | 'withdraw' | 'newsletter',
): Promise<void> {
  if (context.env.PUBLIC_TURNSTILE_SITE_KEY === undefined) return;
  const form = await readForm(request.clone());
  if (!form) return;
  if (action === 'withdraw' && form.get('intent') !== 'confirm') return;
  if (action === 'newsletter' && form.has('token')) return;
  await requireChallenge(context, form, action);
  failureCounter.take(context.buyer);
}
