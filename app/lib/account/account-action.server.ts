import {replace} from '@remix-run/server-runtime';
import {data} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {PRIVATE, answerHeaders} from '~/lib/http/private-headers.server';
import {TooManyTries} from '~/lib/http/rate-limit.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '../i18n/locale';
import {translatorFor, type Messages} from '../i18n/messages';
import {AttemptError, ProviderError} from '../storefront/provider-error.server';
import {logAccountFailure, type AccountAttempt} from './account-log.server';
import type {AccountNotice} from './account-notice';
import type {AccountProblem} from './customer-accounts';
import {SHOWN_TO, isPasswordField, type KeptForm} from './kept-form';

/** What a form shows again. Never a password. */
export interface FormResult {
  readonly problem: AccountProblem;
  readonly values: Readonly<Record<string, string>>;
}

export interface ProviderUserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

/** Seconds, for a provider that throttles sign-ins and does not say for how long. */
const PROVIDER_THROTTLE = 15 * 60;

/** What a form came to: the problem, what the account says next, or where else it leads. */
type Outcome = AccountProblem | AccountNotice | Response;

/**
 * Carries out a form of the account. A provider that cannot be asked is a problem as well,
 * not an error page.
 */
export async function accountAction(
  context: Pick<RequestContext, 'locale' | 'session'>,
  values: FormResult['values'],
  run: () => Promise<Outcome>,
) {
  const refused = (
    problem: AccountProblem,
    status: number,
    headers: HeadersInit = PRIVATE,
  ) => data({problem, values} satisfies FormResult, {status, headers});
  try {
    const outcome = await run();
    // Thrown, so that the page's type of the result is the problem alone.
    if (outcome instanceof Response) throw outcome;
    if (typeof outcome === 'string') throw toAccount(context, outcome);
    return refused(outcome, 400);
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds !== null) {
      const headers = answerHeaders(seconds);
      return refused(ownProblem(context, 'tooMany'), 429, headers);
    }
    if (!(error instanceof ProviderError)) throw error;
    return refused(ownProblem(context, 'unavailable'), 503);
  }
}

/**
 * The same for a form of a customer who is signed in, and who was shown it. When they are
 * not signed in any more, or a document's form meets a provider that cannot be asked, it
 * throws what they typed (`docs/decisions/015-forms-outlive-their-session.md`).
 *
 * @param read what the form shows again. Never a password.
 */
export async function customerAction(
  context: RequestContext,
  request: Request,
  run: (form: FormData) => Promise<Outcome>,
  read: (form: FormData) => FormResult['values'] = () => ({}),
) {
  const form = await sentForm(request);
  const keep = (message: string | null, init: ResponseInit) => {
    const keptForm: KeptForm = {fields: sentFields(form), message};
    return data({keptForm}, init);
  };
  try {
    const result = await accountAction(context, read(form), async () => {
      await context.accounts.requireCustomerToken(context, request);
      const shownTo = formText(form, SHOWN_TO);
      const isShownTo =
        shownTo === '' ||
        (await context.accounts.loadCustomer(context, request)).id === shownTo;
      return isShownTo ? run(form) : 'otherCustomer';
    });
    if (context.isDocument && result.init?.status === 503) {
      throw keep(result.data.problem.message, result.init);
    }
    return result;
  } catch (thrown) {
    // A redirect to the login page would lose what was typed.
    const isSignedOut = customerToken(context.session) === null;
    if (!(thrown instanceof Response && isSignedOut)) throw thrown;
    context.session.take('accountNotice');
    throw keep(null, {status: 401, headers: PRIVATE});
  }
}

function sentFields(form: FormData): KeptForm['fields'] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, isPasswordField(name) ? '' : value]]
      : [],
  );
}

/** Of tries that were too many for us or the provider; `null` for another error. */
function secondsToWait(error: unknown): number | null {
  if (error instanceof TooManyTries) return error.seconds;
  const cause = error instanceof ProviderError ? error.cause : null;
  return cause instanceof AttemptError && cause.failure === 'throttled'
    ? (cause.retryAfter ?? PROVIDER_THROTTLE)
    : null;
}

/** A problem of our own, at the form's field of that name, if any. */
export function ownProblem(
  {locale}: Pick<RequestContext, 'locale'>,
  key: keyof Messages['auth']['problems'],
  field: string | null = null,
): AccountProblem {
  const message = translatorFor(locale.code)(`auth.problems.${key}`);
  return {message, field};
}

/** The provider's first error, which is logged, at one of the form's `fields`. */
export function providerProblem(
  context: Pick<RequestContext, 'locale' | 'report'>,
  attempt: AccountAttempt,
  errors: readonly ProviderUserError[] | null | undefined,
  fields: readonly string[],
): AccountProblem {
  const [first] = errors ?? [];
  logAccountFailure(context, attempt, first?.code ?? 'no answer');
  if (!first) return ownProblem(context, 'unavailable');
  const field = first.field?.at(-1) ?? '';
  return {message: first.message, field: fields.includes(field) ? field : null};
}

/** The same, and `null`, done, for an empty list of errors. */
export function changeProblem(
  ...parameters: Parameters<typeof providerProblem>
): AccountProblem | null {
  const [, , errors] = parameters;
  return errors?.length === 0 ? null : providerProblem(...parameters);
}

function toAccount(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  notice: AccountNotice,
): Response {
  session.flash('accountNotice', notice);
  return redirectReplacing(localizedPath('/account', locale));
}

/** Leads on from a form; in the browser's history the new page takes the form's place. */
export function redirectReplacing(path: string): Response {
  return replace(path, {status: 303, headers: PRIVATE});
}
