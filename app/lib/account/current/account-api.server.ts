import type {
  CustomerAccountMutations,
  CustomerAccountQueries,
} from '@shopify/hydrogen';
import type {RequestContext} from '~/lib/context.server';
import {operationInfo} from '~/lib/storefront/storefront-client.server';
import {
  isUnauthorized,
  ShopifyError,
} from '~/lib/storefront/shopify-error.server';
import {send, breakerOf} from '~/lib/storefront/transport.server';
import {USER_AGENT} from '~/lib/environment/brand';
import {expiredSession} from '~/lib/account/account-page.server';
import {
  endAccount,
  renewAccount,
  requireAccountToken,
  unavailable,
  type AccountContext,
} from './account-session.server';
import {accountClient} from './token-endpoint.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';

type AccountDocuments = CustomerAccountQueries & CustomerAccountMutations;

type ApiContext = AccountContext & {readonly locale?: RequestContext['locale']};

class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

/** `null` for a rejection of `askAccount` because nobody is signed in. @throws any other error. */
export function nullIfSignedOut(error: unknown): null {
  if (error instanceof NotSignedIn) return null;
  throw error;
}

/** Like `askAccount`, but throws a redirect to the login page when no customer is signed in. */
export async function askForCustomer<Document extends keyof AccountDocuments>(
  context: RequestContext,
  document: Document,
  variables: Omit<AccountDocuments[Document]['variables'], 'language'>,
): Promise<AccountDocuments[Document]['return']> {
  requireAccountToken(context);
  try {
    return await askAccount(context, document, variables);
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error;
    log(context, 'error', ACCOUNT_EVENTS.customer, {
      reason: namedReason('The token was not taken.'),
    });
    endAccount(context);
    throw expiredSession(context);
  }
}

/** Queries as the signed-in customer, uncached. @throws `NotSignedIn`, `ShopifyError` */
export async function askAccount<Document extends keyof AccountDocuments>(
  context: ApiContext,
  document: Document,
  variables: Omit<AccountDocuments[Document]['variables'], 'language'>,
): Promise<AccountDocuments[Document]['return']> {
  const ask = () => sendAs(context, String(document), variables);
  const rejectedToken = context.token.value;
  const {result} = await ask().catch(async (error: unknown) => {
    if (!isUnauthorized(error)) throw error;
    // Otherwise another loader has already renewed it.
    if (context.token.value === rejectedToken) {
      const renewal = await renewAccount(context);
      if (renewal === 'failed') throw unavailable(context);
      if (renewal === 'ended') throw new NotSignedIn();
    }
    // A new token would be refused as well, so that only another sign-in helps.
    return ask().catch((again: unknown) => {
      throw isUnauthorized(again) ? new NotSignedIn() : again;
    });
  });
  const {data, errors} = result;
  if (errors?.length || !data) {
    const {name} = operationInfo(String(document));
    const {requestId} = context.requestLog;
    throw new ShopifyError(name, 1, {cause: errors, requestId});
  }
  return data;
}

function sendAs(
  {env, locale, requestLog, token}: ApiContext,
  document: string,
  variables: object,
) {
  if (token.value === null) throw new NotSignedIn();
  const operation = operationInfo(document);
  const {graphql: url} = accountClient(env);
  const language = operation.wantsLanguage && locale?.language;
  const {deadline, requestId} = requestLog;
  return requestLog.measure(
    send(
      url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: token.value,
          Origin: env.PUBLIC_SITE_URL,
          'User-Agent': USER_AGENT,
        },
        body: JSON.stringify({
          query: document,
          variables: {...variables, ...(language && {language})},
        }),
      },
      operation,
      {requestLog, breaker: breakerOf(url), deadline, requestId},
    ),
  );
}
