import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-state';
import {
  CustomerList,
  joinPendingLists,
  pendingNote,
} from '~/lib/customer-lists/customer-list.server';
import {listEntry} from '~/lib/customer-lists/list-kinds';
import {loadBackInStockVariants} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import {formText} from '~/lib/forms/read-form.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {ownProblem} from './account-action.server';
import type {AccountNotice} from '~/lib/session/session.server';

/** Loads the notifications page. @throws what `loadCustomer` throws. */
export async function loadNotifications(context: RequestContext) {
  const [{id, acceptsMarketing, isConsentPending}, list, pending] =
    await Promise.all([
      context.accounts.loadCustomer(context),
      new CustomerList(context, 'backInStock').read(),
      pendingNote(context, 'backInStock'),
    ]);
  return {
    shownTo: id,
    acceptsMarketing,
    isConsentPending,
    variants: await loadBackInStockVariants(context, list),
    pending,
    isInAccount: context.accounts.lists.areStored(context),
  };
}

/** Runs the form named by `intent`. */
export async function changeNotifications(
  context: RequestContext,
  form: FormData,
): Promise<AccountNotice | FormProblem> {
  const {accounts} = context;
  switch (formText(form, 'intent')) {
    case 'consent': {
      const accepts = form.has('acceptsMarketing');
      return (await accounts.saveConsent(context, accepts)) ?? 'saved';
    }
    case 'remove':
      return stopWaiting(context, form);
    case 'join': {
      await accounts.requireCustomerToken(context);
      await joinPendingLists(context);
      const rest = await Promise.all([
        pendingNote(context, 'wishlist'),
        pendingNote(context, 'backInStock'),
      ]);
      if (!rest.some((note) => note?.save)) return 'saved';
    }
  }
  return ownProblem(context, 'unavailable');
}

async function stopWaiting(
  context: RequestContext,
  form: FormData,
): Promise<AccountNotice | FormProblem> {
  const variant = listEntry('backInStock', form.get('variant'));
  const {status} = variant
    ? await new CustomerList(context, 'backInStock').remove([variant])
    : ({status: 'badInput'} as const);
  if (status === 'saved') return 'notWaiting';
  const t = serverTranslator(context.locale.code);
  const message = t(`account.notifications.problems.${status}`);
  return {message, field: null};
}
