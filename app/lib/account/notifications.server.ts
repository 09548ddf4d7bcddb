import {loadBackInStockVariants} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import type {RequestContext} from '~/lib/context.server';
import {
  CustomerList,
  joinPendingLists,
  pendingNote,
} from '~/lib/customer-lists/customer-list.server';
import {listEntry} from '~/lib/customer-lists/list-kinds';
import {translatorFor} from '~/lib/i18n/messages';
import {pageFailure} from '~/lib/storefront/page-failure.server';
import type {AccountNotice} from './account-notice';
import type {AccountProblem} from './account-problem';
import {formText} from '~/lib/forms/read-form.server';

/** What the page about notifications shows. Throws like `loadCustomer`. */
export async function loadNotifications(
  context: RequestContext,
  request: Request,
) {
  const [{id, acceptsMarketing, isConsentPending}, waiting] = await Promise.all(
    [context.accounts.loadCustomer(context, request), loadWaiting(context)],
  );
  return {shownTo: id, acceptsMarketing, isConsentPending, ...waiting};
}

async function loadWaiting(context: RequestContext) {
  try {
    const [list, pending] = await Promise.all([
      new CustomerList(context, 'backInStock').read(),
      pendingNote(context, 'backInStock'),
    ]);
    return {
      variants: await loadBackInStockVariants(context, list),
      pending,
      isInAccount: context.accounts.lists.areKept(context),
    };
  } catch (error) {
    throw pageFailure(error);
  }
}

/**
 * Carries out one of the page's forms, which `intent` tells apart.
 *
 * @returns what to say on the next page, or the problem.
 * @throws like `saveProfile`.
 */
export async function changeNotifications(
  context: RequestContext,
  request: Request,
  form: FormData,
): Promise<AccountNotice | AccountProblem | null> {
  switch (formText(form, 'intent')) {
    case 'consent': {
      const accepts = form.has('acceptsMarketing');
      const result = await context.accounts.saveConsent(
        context,
        request,
        accepts,
      );
      return result.status === 'refused' ? result.problem : 'saved';
    }
    case 'remove':
      return stopWaiting(context, form);
    case 'join': {
      await context.accounts.requireCustomerToken(context, request);
      await joinPendingLists(context);
      // What could not be joined says so on the page.
      const rest = await Promise.all([
        pendingNote(context, 'wishlist'),
        pendingNote(context, 'backInStock'),
      ]);
      return rest.some((note) => note?.save) ? null : 'saved';
    }
    default:
      return null;
  }
}

async function stopWaiting(
  context: RequestContext,
  form: FormData,
): Promise<AccountNotice | AccountProblem> {
  const variant = listEntry('backInStock', form.get('variant'));
  const {status} = variant
    ? await new CustomerList(context, 'backInStock').remove([variant])
    : ({status: 'badInput'} as const);
  if (status === 'saved') return 'notWaiting';
  const t = translatorFor(context.locale.code);
  const message = t(`account.notifications.problems.${status}`);
  return {message, field: null};
}
