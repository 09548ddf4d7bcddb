import type {RequestContext} from '../../context.server';
import {pageFailure} from '../../storefront/page-failure.server';
import {logAccountFailure} from '../account-log.server';
import {endedSession} from '../to-login.server';
import {endAccount, requireAccountToken} from './account-session.server';
import {
  askAccount,
  NotSignedIn,
  type AccountDocuments,
} from './account-api.server';

/**
 * Runs what asks the Customer Account API for whoever is signed in.
 *
 * @throws a redirect to the login page for a visitor, and when the session has ended;
 *   `ProviderError` when the provider fails.
 */
export async function forCustomer<Result>(
  context: RequestContext,
  request: Request,
  run: () => Promise<Result>,
): Promise<Result> {
  requireAccountToken(context, request);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error;
    logAccountFailure(context, 'customer', 'The token was not taken.');
    endAccount(context);
    throw endedSession(context, request);
  }
}

/** The same for a loader, which throws the error page's response when the provider fails. */
export async function loadForCustomer<Result>(
  context: RequestContext,
  request: Request,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await forCustomer(context, request, run);
  } catch (error) {
    throw pageFailure(error);
  }
}

/** Asks one document for whoever is signed in; throws like `forCustomer`. */
export function askForCustomer<Document extends keyof AccountDocuments>(
  context: RequestContext,
  request: Request,
  document: Document,
  variables: Omit<AccountDocuments[Document]['variables'], 'language'>,
): Promise<AccountDocuments[Document]['return']> {
  return forCustomer(context, request, () =>
    askAccount(context, document, variables),
  );
}
