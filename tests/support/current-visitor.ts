import type {RequestContext} from '~/lib/context.server';
import {cookiesOf, createRequestContext} from '~/lib/create-context.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_SHOP_ID,
} from '@metarmap/local-shop/credentials';
import {accountVisitor, STOREFRONT} from './account-api-client';
import {storefrontContext} from './storefront-context';

/** The outcome of one request. */
interface Visit<Result> {
  /** What the work returned, or the response that it threw. */
  readonly result: Result | Response;
  /** `Set-Cookie` lines of its response. */
  readonly cookies: readonly string[];
}

/**
 * A browser with the cookies of one visitor, in a shop at `origin` that has current
 * customer accounts. It needs `stubCaches`.
 */
export function currentVisitor(
  origin: string,
  variables: Partial<StorefrontEnv> = {},
) {
  const jar = new Map<string, string>();
  const provider = accountVisitor(origin);
  const env: StorefrontEnv = {
    ...storefrontContext(origin, 'de').env,
    PUBLIC_CUSTOMER_ACCOUNTS: 'current',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
    PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${origin}/customer-account`,
    SHOP_ID: LOCAL_SHOP_ID,
    ...variables,
  };

  /** Runs the work of one request, with its context, and stores the response's cookies. */
  async function visit<Result>(
    path: string,
    work: (context: RequestContext, request: Request) => Promise<Result>,
    init: RequestInit = {},
  ): Promise<Visit<Result>> {
    const request = new Request(`${STOREFRONT}${path}`, {
      ...init,
      headers: {
        'oxygen-buyer-ip': crypto.randomUUID(),
        ...(init.headers as Record<string, string>),
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    const later: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void later.push(promise);
    const requestLog = new RequestLog(request.headers);
    const executionContext = {waitUntil} as unknown as ExecutionContext;
    const context = await createRequestContext(request, {
      env,
      executionContext,
      requestLog,
    });
    const result = await work(context, request).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    const cookies = [
      ...(result instanceof Response ? result.headers.getSetCookie() : []),
      ...(await cookiesOf(context)),
    ];
    for (const line of cookies) store(line);
    await Promise.all(later);
    return {result, cookies};
  }

  function store(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, value.join('='));
  }

  /** Begins a sign-in; returns Shopify's URL. */
  async function begin(path = '/account'): Promise<string> {
    const {result} = await visit('/auth/login', (context, request) =>
      context.accounts.shopifySignIn!.beginSignIn(context, request, path),
    );
    return locationOf(result);
  }

  /** The outcome of a request to the callback's URL. */
  function arrive(callback: string) {
    const {pathname, search} = new URL(callback);
    return visit(pathname + search, (context, request) =>
      context.accounts.shopifySignIn!.finishSignIn(context, request),
    );
  }

  /** The target of the redirect from a callback's URL. */
  const finish = async (callback: string): Promise<string> =>
    locationOf((await arrive(callback)).result);

  /** The callback's URL after signing in at Shopify. */
  async function authorize(address: string, email: string): Promise<string> {
    const {form} = await provider.askForCode(address, email);
    return (await provider.visit(address, form)).location;
  }

  /** The same for a sign-in that starts with this call. */
  const callbackOf = async (email: string, path?: string) =>
    authorize(await begin(path), email);

  return {
    env,
    jar,
    visit,
    begin,
    arrive,
    finish,
    authorize,
    callbackOf,
    provider,
    /** Signs in completely, and returns the path to which the visitor is led. */
    signIn: async (email: string, path?: string) =>
      finish(await callbackOf(email, path)),
    /** The notice that the next login page would show. */
    notice: async () =>
      (
        await visit('/auth/login', ({session}) =>
          Promise.resolve(session.take('accountNotice')),
        )
      ).result,
    /** The signed-in customer, or the response that is thrown. */
    customer: async () =>
      (
        await visit('/account', (context) =>
          context.accounts.loadCustomer(context),
        )
      ).result,
  };
}

/** The URL that a response redirects to; throws when it does not redirect. */
export function locationOf(result: unknown): string {
  const location =
    result instanceof Response ? result.headers.get('Location') : null;
  if (location === null) throw new Error('The response is no redirect.');
  return location;
}
