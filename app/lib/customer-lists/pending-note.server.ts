import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {customerLists} from './customer-list.server';
import {MOST_ENTRIES, type CustomerListName} from './list-kinds';
import {sessionEntries} from './session-list.server';

/** What a page says about entries that wait in the session, in its language. */
export interface PendingNoteText {
  readonly text: string;
  /** Label of the button that tries again; `null` where there is no room. */
  readonly save: string | null;
}

/**
 * Tells a customer that entries from before the login are not in the account:
 * the provider failed, or the list is full.
 *
 * @returns `null` when there are none, and for visitors.
 * @throws {ProviderError} when the lists cannot be read.
 */
export async function pendingNote(
  context: Pick<
    RequestContext,
    | 'account'
    | 'accounts'
    | 'env'
    | 'session'
    | 'storefront'
    | 'locale'
    | 'report'
  >,
  name: CustomerListName,
): Promise<PendingNoteText | null> {
  const token = customerToken(context.session);
  const pending = sessionEntries(context.session, name);
  if (
    token === null ||
    pending.length === 0 ||
    !context.accounts.lists.areKept(context)
  ) {
    return null;
  }
  const lists = await customerLists(context, token);
  const count = pending.filter((id) => lists?.known.has(id)).length;
  if (!lists || count === 0) return null;
  const t = translatorFor(context.locale.code);
  const isFull = lists[name].length >= MOST_ENTRIES;
  const what = t(
    name === 'wishlist'
      ? 'account.notifications.pending.wishlist'
      : 'account.notifications.pending.waiting',
    {count},
  );
  return {
    text: isFull ? `${what} ${t('account.notifications.pending.full')}` : what,
    save: isFull ? null : t('account.notifications.pending.save'),
  };
}
