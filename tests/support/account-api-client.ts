import {createHash, randomBytes} from 'node:crypto';
import {LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID} from '@metarmap/local-shop/credentials';
import {readOutbox} from './customer-client';
import {documentText, type TestDocument} from './document-text';

/** The storefront's origin as `ownShop` has it configured. */
export const STOREFRONT = 'http://localhost:3000';

const CALLBACK = `${STOREFRONT}/account/authorize`;

/** What the token endpoint returns: tokens or an error. */
interface TokenResult {
  readonly status: number;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
  readonly error?: string;
}

/** A browser at the shop's sign-in page, with the cookies of one visitor. */
export function accountVisitor(origin: string) {
  const verifier = randomBytes(32).toString('base64url');
  let cookie = '';

  /** The sign-in page's URL; `changes` replace parameters, `null` leaves one out. */
  const signInUrl = (changes: Record<string, string | null> = {}) => {
    const url = new URL(`${origin}/customer-account/auth/oauth/authorize`);
    const parameters = {
      client_id: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
      response_type: 'code',
      scope: 'openid email customer-account-api:full',
      redirect_uri: CALLBACK,
      state: 'a state',
      nonce: 'a nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      locale: 'de',
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) url.searchParams.set(name, value);
    }
    return url.href;
  };

  const visit = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {Cookie: cookie},
      ...(form ? {method: 'POST', body: new URLSearchParams(form)} : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      cookie = line.split(';', 1)[0] ?? '';
    }
    return {
      status: response.status,
      location: response.headers.get('Location') ?? '',
      html: await response.text(),
    };
  };

  /** Requests a code; returns the form that would send it, and its mail. */
  const askForCode = async (url: string, email: string) => {
    const {html} = await visit(url, {email});
    const [, ticket = ''] = /name="ticket" value="(\w+)"/.exec(html) ?? [];
    const mail = (await readOutbox(origin)).find(
      ({to, kind}) => to === email && kind === 'sign-in',
    );
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
    return {form: {ticket, code}, mail};
  };

  /** Signs in as far as the callback, and returns its URL. */
  const signIn = async (
    email: string,
    changes: Record<string, string | null> = {},
  ): Promise<URL> => {
    const url = signInUrl(changes);
    const {form} = await askForCode(url, email);
    return new URL((await visit(url, form)).location);
  };

  const askForTokens = async (
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<TokenResult> => {
    const response = await fetch(
      `${origin}/customer-account/auth/oauth/token`,
      {
        method: 'POST',
        headers: {Origin: STOREFRONT, 'User-Agent': 'tests', ...headers},
        body: new URLSearchParams({
          client_id: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
          ...form,
        }),
      },
    );
    const result = (await response.json()) as Omit<TokenResult, 'status'>;
    return {...result, status: response.status};
  };

  /** Tokens for a callback's code. */
  const redeem = (
    callback: URL,
    changes: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    askForTokens(
      {
        grant_type: 'authorization_code',
        redirect_uri: CALLBACK,
        code: callback.searchParams.get('code') ?? '',
        code_verifier: verifier,
        ...changes,
      },
      headers,
    );

  const renew = (refreshToken: string) =>
    askForTokens({grant_type: 'refresh_token', refresh_token: refreshToken});

  return {signInUrl, visit, askForCode, signIn, redeem, renew};
}

/** Sends a document to the Customer Account API. */
export async function askAccountApi<Data>(
  origin: string,
  token: string,
  document: TestDocument,
  variables: Record<string, unknown> = {},
) {
  const response = await fetch(
    `${origin}/customer-account/account/customer/api/2026-04/graphql`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'tests',
        Origin: STOREFRONT,
        Authorization: token,
      },
      body: JSON.stringify({query: documentText(document), variables}),
    },
  );
  const result = (await response.json()) as {
    data: Data;
    errors?: readonly {
      message: string;
      extensions?: {code?: string};
    }[];
  };
  return {...result, status: response.status};
}
