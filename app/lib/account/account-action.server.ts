import {replace} from '@remix-run/server-runtime';
import {data} from '@shopify/remix-oxygen';
import type {UserError} from '~/lib/cart/cart-problem';
import type {RequestContext} from '~/lib/context.server';
import {retryHeaders} from '~/lib/http/private-headers.server';
import {TooManyTries} from '~/lib/http/rate-limit.server';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import type {Messages} from '~/lib/i18n/catalogues';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  AttemptError,
  ProviderError,
} from '~/lib/storefront/provider-error.server';
import {logAccountError, type AccountAttempt} from './account-log.server';
import type {AccountNotice} from '~/lib/session/session.server';
import type {AccountProblem} from './customer-accounts';
import {SHOWN_TO, isPasswordField, type UnsavedForm} from './unsaved-form';

/** What a form shows again after a problem; `values` never contains a password. */
export interface FormResult {
  readonly problem: AccountProblem;
  readonly values: Readonly<Record<string, string>>;
}

/** Seconds, when the provider throttles without `Retry-After`. */
const PROVIDER_THROTTLE_S = 15 * 60;

type Outcome = AccountProblem | AccountNotice | Response;

/**
 * Runs an account form. @throws redirects, and errors other than `ProviderError`,
 * `TooManyTries`.
 */
export async function accountAction(
  context: Pick<RequestContext, 'locale' | 'session'>,
  values: FormResult['values'],
  run: () => Promise<Outcome>,
) {
  const problemData = (
    problem: AccountProblem,
    status: number,
    headers: HeadersInit = {},
  ) => data({problem, values} satisfies FormResult, {status, headers});
  try {
    const outcome = await run();
    // Thrown, so that `actionData` has only one type.
    if (outcome instanceof Response) throw outcome;
    if (typeof outcome === 'string') {
      context.session.flash('accountNotice', outcome);
      throw redirectReplacing(localizedPath('/account', context.locale));
    }
    return problemData(outcome, 400);
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds !== null) {
      const problem = ownProblem(context, 'tooMany');
      return problemData(problem, 429, retryHeaders(seconds));
    }
    if (!(error instanceof ProviderError)) throw error;
    return problemData(ownProblem(context, 'unavailable'), 503);
  }
}

/**
 * Like `accountAction`, for a signed-in customer. Throws the typed values when they are
 * signed out or the provider fails (`docs/decisions/015-forms-outlive-their-session.md`).
 */
export async function customerAction(
  context: RequestContext,
  request: Request,
  run: (form: FormData) => Promise<Outcome>,
  read: (form: FormData) => FormResult['values'] = () => ({}),
) {
  const form = await sentForm(request);
  const unsavedFormData = (message: string | null, init: ResponseInit) => {
    const fields = [...form].flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, isPasswordField(name) ? '' : value] as const]
        : [],
    );
    const unsavedForm: UnsavedForm = {fields, message};
    return data({unsavedForm}, init);
  };
  try {
    const result = await accountAction(context, read(form), async () => {
      await context.accounts.requireCustomerToken(context);
      const shownTo = formText(form, SHOWN_TO);
      const isShownTo =
        shownTo === '' ||
        (await context.accounts.loadCustomer(context)).id === shownTo;
      return isShownTo ? run(form) : 'otherCustomer';
    });
    if (context.isDocument && result.init?.status === 503) {
      throw unsavedFormData(result.data.problem.message, result.init);
    }
    return result;
  } catch (thrown) {
    const isSignedOut = context.token.value === null;
    if (!(thrown instanceof Response && isSignedOut)) throw thrown;
    context.session.take('accountNotice');
    throw unsavedFormData(null, {status: 401});
  }
}

function secondsToWait(error: unknown): number | null {
  if (error instanceof TooManyTries) return error.seconds;
  const cause = error instanceof ProviderError ? error.cause : null;
  return cause instanceof AttemptError && cause.kind === 'throttled'
    ? (cause.retryAfter ?? PROVIDER_THROTTLE_S)
    : null;
}

/** A translated problem, shown at `field`, or above the form if `null`. */
export function ownProblem(
  {locale}: Pick<RequestContext, 'locale'>,
  key: keyof Messages['auth']['problems'],
  field: string | null = null,
): AccountProblem {
  const message = serverTranslator(locale.code)(`auth.problems.${key}`);
  return {message, field};
}

/** Logs the provider's first error and returns it as a problem, at its field if among `fields`. */
export function providerProblem(
  context: Pick<RequestContext, 'locale' | 'report'>,
  attempt: AccountAttempt,
  errors: readonly UserError[] | null | undefined,
  fields: readonly string[],
): AccountProblem {
  const [first] = errors ?? [];
  logAccountError(context, attempt, first?.code ?? 'no result');
  if (!first) return ownProblem(context, 'unavailable');
  const field = first.field?.at(-1) ?? '';
  return {message: first.message, field: fields.includes(field) ? field : null};
}

/** Like `providerProblem`, but `null` when `errors` is an empty list. */
export function changeProblem(
  ...parameters: Parameters<typeof providerProblem>
): AccountProblem | null {
  const [, , errors] = parameters;
  return errors?.length === 0 ? null : providerProblem(...parameters);
}

/** A 303 that replaces the form's entry in the browser history. */
export function redirectReplacing(path: string): Response {
  return replace(path, 303);
}
