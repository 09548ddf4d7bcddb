import gql from 'graphql-tag';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {challengeOf, type ChallengeAction} from '~/lib/forms/challenge';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {failedTries} from '~/lib/rates/rate-limit.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {action as changeCart} from '~/routes/($locale).cart';
import {action as sendToCart} from '~/routes/($locale).cart_.contents';
import {action as contact} from '~/routes/($locale).contact';
import {action as newsletter} from '~/routes/($locale).newsletter';
import {action as withdraw} from '~/routes/($locale).legal.revocation.withdraw';
import {action as logIn} from '~/routes/($locale).auth.login';
import {action as recover} from '~/routes/($locale).auth.recover';
import {action as register} from '~/routes/($locale).auth.register';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {accountVisitor} from '../support/account-visitor';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {ownShop} from '../support/own-shop';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop();
afterEach(() => vi.unstubAllGlobals());

const KEYS = {
  PUBLIC_TURNSTILE_SITE_KEY: 'site-key',
  TURNSTILE_SECRET_KEY: 'secret-key',
};

/** What the verifier was asked. */
let asked: string[] = [];

/** Puts a made-up verifier in place of Turnstile's. */
function stubVerifier(answer: () => Promise<Response>): void {
  const real = globalThis.fetch;
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.startsWith('https://challenges.cloudflare.com/')) {
      return real(url, init);
    }
    asked.push(String(init?.body as URLSearchParams));
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new Error('aborted'));
      init?.signal?.addEventListener('abort', abort);
    });
    return Promise.race([answer(), aborted]);
  });
}

const verdict = (told: object) => () => Promise.resolve(Response.json(told));
const good = (action: ChallengeAction) =>
  verdict({success: true, action, hostname: 'localhost'});

type Action = (given: Parameters<typeof logIn>[0]) => Promise<unknown>;

/** Sends a visitor's form for one of the actions; returns its result, or what it throws. */
function sender(keys: Partial<typeof KEYS> = KEYS) {
  const visitor = accountVisitor(shop.origin);
  const {clientKey} = visitor.context();
  const send = async (
    action: Action,
    fields: Record<string, string>,
    isDocument = action !== sendToCart,
  ) => {
    const context = visitor.context();
    const request = new Request('http://localhost:3000/auth/login', {
      method: 'POST',
      headers: {
        'oxygen-buyer-ip': clientKey,
        ...(isDocument && {Accept: 'text/html'}),
      },
      body: new URLSearchParams(fields),
    });
    const sent = action({
      context: {...context, isDocument, env: {...context.env, ...keys}},
      params: {},
      request,
    });
    const result = await sent.catch((thrown: unknown) => thrown);
    // The worker warns of a body that nobody reads.
    expect(request.bodyUsed).toBe(true);
    return result;
  };
  return {...visitor, clientKey, send};
}

/** A gift card that does not exist, as the cart's form sends it. */
const GIFT_CARD = {
  cartFormInput: '{"action":"GiftCardCodesUpdate","inputs":{}}',
  giftCardCode: 'NOBODY HAS THIS',
};

const statusOf = (answer: unknown) =>
  answer instanceof Response
    ? answer.status
    : (answer as {init?: {status?: number} | null}).init?.status;

describe('a client that has failed three times', () => {
  const right = {email: 'nina@example.com', password: SEED_PASSWORD};

  it('has to pass a challenge to sign in, and continues with what was typed (E2.23)', async () => {
    stubVerifier(good('login'));
    const {send, token} = sender();
    for (let tries = 1; tries <= 3; tries += 1) {
      const wrong = {...right, password: `wrong ${tries}`};
      expect(statusOf(await send(logIn, wrong))).toBe(400);
    }
    const answer = await send(logIn, right);
    expect(statusOf(answer)).toBe(403);
    expect(challengeOf(answer)).toEqual({
      siteKey: 'site-key',
      action: 'login',
      form: {values: {email: right.email, password: ''}, problems: []},
    });
    expect(asked).toEqual([]);
    const solved = {...right, 'cf-turnstile-response': 'solved'};
    expect(statusOf(await send(logIn, solved))).toBe(303);
    expect(asked).toEqual(['secret=secret-key&response=solved']);
    expect(token.value).not.toBeNull();
  });

  it('needs no challenge, and sends no request, when none is configured (E2.23)', async () => {
    stubVerifier(good('login'));
    const {send} = sender({});
    for (let tries = 1; tries <= 4; tries += 1) {
      await send(logIn, {...right, password: 'wrong'});
    }
    const solved = {...right, 'cf-turnstile-response': 'solved'};
    expect(statusOf(await send(logIn, solved))).toBe(303);
    expect(asked).toEqual([]);
  });

  it.each<[ChallengeAction, Action, Record<string, string>]>([
    ['register', register, {email: 'x', password: 'x'}],
    ['recover', recover, {email: 'nobody@example.com'}],
    ['contact', contact, {message: 'Hi'}],
    ['withdraw', withdraw, {intent: 'confirm'}],
    ['newsletter', newsletter, {email: 'x'}],
    ['code', changeCart, GIFT_CARD],
  ])(
    'has to pass a challenge for the form to %s (E2.23)',
    async (name, action, fields) => {
      stubCaches();
      stubVerifier(good(name));
      const {send} = sender();
      for (let tries = 1; tries <= 3; tries += 1) {
        expect(statusOf(await send(action, fields))).not.toBe(403);
      }
      expect(challengeOf(await send(action, fields))?.action).toBe(name);
      const solved = {...fields, 'cf-turnstile-response': 'solved'};
      expect(statusOf(await send(action, solved))).not.toBe(403);
    },
  );

  it('is told to send a code or an address as a document request when a script has sent it', async () => {
    stubCaches();
    stubVerifier(good('code'));
    const {send} = sender();
    const problems = async () => {
      const answer = (await send(sendToCart, GIFT_CARD)) as Response;
      const told = (await answer.json()) as {problems: {key: string}[]};
      return told.problems.map(({key}) => key);
    };
    const subscribe = () => send(newsletter, {email: 'x'}, false);
    expect(await subscribe()).toMatchObject({data: {step: 'entry'}});
    for (let tries = 1; tries <= 2; tries += 1) {
      expect(await problems()).toEqual(['invalidGiftCard']);
    }
    expect(await problems()).toEqual(['challenge']);
    expect(await subscribe()).toMatchObject({data: {step: 'challenge'}});
    const leaving = {email: 'x', intent: 'unsubscribe'};
    expect(await send(newsletter, leaving, false)).toMatchObject({
      data: {step: 'challenge', isLeaving: true},
    });
  });

  it('has to pass a challenge for a list of codes, too', async () => {
    stubVerifier(good('code'));
    const {send, clientKey} = sender();
    failedTries.take(clientKey, 3);
    const inputs = {discountCodes: ['WILLKOMMEN10']};
    const action = 'DiscountCodesUpdate';
    const fields = {cartFormInput: JSON.stringify({action, inputs})};
    expect(challengeOf(await send(changeCart, fields))?.action).toBe('code');
    const solved = {...fields, 'cf-turnstile-response': 'solved'};
    expect(statusOf(await send(changeCart, solved))).not.toBe(403);
  });

  it('is told by the endpoint that the website requires a challenge (E1.27)', async () => {
    stubCaches();
    const client = commerceClient(shop.origin, crypto.randomUUID(), KEYS);
    const signIn = (password: string) =>
      client.ask(
        gql`
          mutation L($input: CustomerAccessTokenCreateInput!) {
            customerAccessTokenCreate(input: $input) {
              customerUserErrors {
                message
              }
            }
          }
        `,
        {input: {email: right.email, password}},
      );
    for (let tries = 1; tries <= 3; tries += 1) {
      expect((await signIn(`wrong ${tries}`)).status).toBe(200);
    }
    expect(await signIn(SEED_PASSWORD)).toMatchObject({
      status: 403,
      json: {message: 'Too many failures: the website asks for a challenge.'},
    });
  });
});

describe('a challenge', () => {
  /** Whether a suspicious client's form with a response gets through. */
  async function passes(left = Infinity): Promise<boolean> {
    const {context, clientKey} = sender();
    failedTries.take(clientKey, 3);
    const form = new FormData();
    form.set('cf-turnstile-response', 'solved');
    const {env} = context();
    const requestLog = new RequestLog(new Headers(), {left: () => left});
    const formContext = {env: {...env, ...KEYS}, clientKey, requestLog};
    return (
      (await thrownBy(requireChallenge(formContext, form, 'login'))) === null
    );
  }

  it.each([
    ['for another form', good('contact')],
    [
      'for another site',
      verdict({success: true, action: 'login', hostname: 'evil.example'}),
    ],
    [
      'that was used before',
      verdict({success: false, 'error-codes': ['timeout-or-duplicate']}),
    ],
    ['of a verifier that answers nonsense', verdict([])],
    ['of a verifier that is down', () => Promise.reject(new Error('down'))],
  ])('is not passed with a response %s (E2.23)', async (_, answer) => {
    stubVerifier(answer);
    expect(await passes()).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('does not wait for the verifier longer than the request may take', async () => {
    stubVerifier(() => new Promise(() => undefined));
    expect(await passes(20)).toBe(false);
  });
});
