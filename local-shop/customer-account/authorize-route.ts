import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import {sendSignInMail} from '../data/account-mail';
import {countAttempt, forgetAttempts, isThrottled} from '../data/attempt-store';
import {
  customerByEmail,
  insertCustomer,
  updateCustomer,
  type Customer,
} from '../data/customer-store';
import {
  accountSessionOf,
  createAccountSession,
  createAuthorizationCode,
} from '../data/oauth-store';
import {
  createSignInCode,
  emailOfTicket,
  redeemSignInCode,
} from '../data/sign-in-code-store';
import {LOGIN_LIMIT, SIGN_IN_MAIL_LIMIT} from '../domain/attempt-limits';
import type {PageLocale} from '../domain/catalogue';
import {isEmailAddress} from '../domain/email-address';
import {languageOf} from '../domain/shop-urls';
import {readBody, redirect, type Exchange} from '../http';
import {
  sendAccountNote,
  sendSignInPage,
  type SignInView,
} from '../pages/sign-in-page';
import {
  localeOfQuery,
  readAuthorizationRequest,
  type AuthorizationRequest,
} from './authorization-request';
import {identityProviderUrl} from './account-urls';
import {readSessionCookie, setSessionCookie} from './session-cookie';

/** Maximum size of the form in bytes; it has one short field. */
const FORM_LIMIT = 4 * 1024;

/** One request for the sign-in page, sent by a registered client. */
interface Visit {
  readonly exchange: Exchange;
  readonly request: Extract<AuthorizationRequest, {kind: 'accepted'}>;
  readonly locale: PageLocale;
}

/**
 * `GET`: asks for an e-mail address, or, for a browser that has signed in before, leads
 * to the client's callback at once.
 */
export function showSignIn(exchange: Exchange): void {
  const visit = visitOf(exchange);
  if (!visit) return;
  const {request} = visit;
  const elsewhere = identityProviderUrl(
    exchange.shop,
    exchange.request.headers.host,
    exchange.url,
  );
  if (elsewhere) return redirect(exchange.response, elsewhere, 302);
  const session = accountSessionOf(
    exchange.shop,
    readSessionCookie(exchange.request),
  );
  if (session) return sendCode(visit, session.id, 302);
  if (request.silent) {
    return redirect(
      exchange.response,
      request.callback({
        error: 'login_required',
        error_description: 'The customer is not signed in',
      }),
      302,
    );
  }
  sendForm(visit, 200, {email: request.loginHint});
}

/**
 * `POST`: mails a code to the form's `email`, or, with a `ticket`, checks the `code`.
 * The right one opens Shopify's own session and leads to the client's callback.
 */
export async function submitSignIn(exchange: Exchange): Promise<void> {
  const form = new URLSearchParams(
    await readBody(exchange.request, FORM_LIMIT),
  );
  const visit = visitOf(exchange);
  if (!visit) return;
  const ticket = form.get('ticket');
  if (ticket === null) return mailCode(visit, (form.get('email') ?? '').trim());
  checkCode(visit, ticket, (form.get('code') ?? '').replace(/\s/g, ''));
}

/** The visit, or `null` when the response was already sent. */
function visitOf(exchange: Exchange): Visit | null {
  const {response, shop, url} = exchange;
  const locale = localeOfQuery(url.searchParams);
  const request = readAuthorizationRequest(shop, url.searchParams);
  switch (request.kind) {
    case 'untrusted':
      sendAccountNote(exchange, 400, locale, 'badClient');
      return null;
    case 'refused':
      redirect(response, request.location, 302);
      return null;
    case 'accepted':
      return {exchange, request, locale};
  }
}

function mailCode(visit: Visit, email: string): void {
  const {
    exchange: {shop},
    locale,
  } = visit;
  if (!isEmailAddress(email)) {
    return sendForm(visit, 422, {email, problem: 'emailInvalid'});
  }
  const subject = mailSubject(email);
  if (isThrottled(shop, subject, SIGN_IN_MAIL_LIMIT)) {
    return sendForm(visit, 429, {email, problem: 'tooManyMails'});
  }
  countAttempt(shop, subject);
  const {ticket, code} = createSignInCode(shop, email);
  sendSignInMail(shop, email, code, languageOf(locale));
  sendForm(visit, 200, {email, ticket});
}

function checkCode(visit: Visit, ticket: string, code: string): void {
  const {
    exchange: {shop, response},
    locale,
  } = visit;
  const email = emailOfTicket(shop, ticket);
  if (email === null) return sendForm(visit, 422, {problem: 'ticketExpired'});
  const subject = codeSubject(email);
  if (isThrottled(shop, subject, LOGIN_LIMIT)) {
    return sendForm(visit, 429, {email, ticket, problem: 'tooManyCodes'});
  }
  countAttempt(shop, subject);
  if (!redeemSignInCode(shop, ticket, code)) {
    return sendForm(visit, 422, {email, ticket, problem: 'codeWrong'});
  }
  forgetAttempts(shop, subject);
  forgetAttempts(shop, mailSubject(email));
  const customer = customerOfReader(visit, email, languageOf(locale));
  if (customer.state === 'disabled') {
    return sendForm(visit, 403, {email, problem: 'disabled'});
  }
  const session = createAccountSession(shop, customer.id);
  setSessionCookie(response, session.cookie);
  sendCode(visit, session.id, 303);
}

/**
 * The customer of an e-mail address, after the visitor has proved that they read its
 * mail. Creates a new customer, or enables one who was invited.
 */
function customerOfReader(
  {exchange: {shop}}: Visit,
  email: string,
  language: CatalogueLanguage,
): Customer {
  const known = customerByEmail(shop, email);
  if (known?.state === 'invited') {
    return updateCustomer(shop, known.id, {state: 'enabled'});
  }
  return (
    known ??
    insertCustomer(shop, {
      email,
      phone: null,
      firstName: null,
      lastName: null,
      passwordHash: null,
      state: 'enabled',
      acceptsMarketing: false,
      tags: [],
      language,
    })
  );
}

function sendCode(
  {exchange: {shop, response}, request}: Visit,
  sessionId: string,
  status: 302 | 303,
): void {
  const code = createAuthorizationCode(shop, sessionId, request.authorization);
  redirect(response, request.callback({code}), status);
}

function sendForm(
  {exchange, request, locale}: Visit,
  status: number,
  view: Partial<Pick<SignInView, 'email' | 'ticket' | 'problem'>>,
): void {
  sendSignInPage(exchange, status, {
    locale,
    ticket: view.ticket ?? null,
    email: view.email ?? '',
    problem: view.problem ?? null,
    cancelUrl: request.callback({
      error: 'access_denied',
      error_description: 'The customer has canceled',
    }),
  });
}

function mailSubject(email: string): string {
  return `sign-in-mail:${email.toLowerCase()}`;
}

function codeSubject(email: string): string {
  return `sign-in-code:${email.toLowerCase()}`;
}
