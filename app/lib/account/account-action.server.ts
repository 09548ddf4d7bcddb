import {replace} from '@remix-run/server-runtime';
import {data} from '@shopify/remix-oxygen';
import type {UserError} from '~/lib/cart/shopify-problem.server';
import type {RequestContext} from '~/lib/context.server';
import {retryHeaders} from '~/lib/http/private-headers.server';
import {TooManyTries} from '~/lib/rates/rate-limit.server';
import {
  formState,
  type FormProblem,
  type FormState,
} from '~/lib/forms/form-state';
import {allTypedValues, formText, sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import type {Messages} from '~/lib/i18n/catalogues';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  ShopifyError,
  throttledFailure,
} from '~/lib/storefront/shopify-error.server';
import {type AccountAttempt, ACCOUNT_EVENTS} from '~/lib/logging/log-events';
import type {AccountNotice} from '~/lib/session/session.server';
import {SHOWN_TO} from './thrown-form-state';
import {log, namedReason} from '~/lib/logging/log.server';
import {SHOPIFY_THROTTLE_S} from '~/lib/limits/limits';

type Outcome = FormProblem | AccountNotice | Response;

/**
 * Runs an account form. @throws redirects, and errors other than `ShopifyError` and
 * `TooManyTries`.
 * @param read what the form shows again; without it, what was typed.
 */
export async function accountAction(
  context: Pick<RequestContext, 'locale' | 'session'>,
  form: FormData,
  run: () => Promise<Outcome>,
  read: (form: FormData) => FormState['values'] = allTypedValues,
) {
  const problemData = (
    problem: FormProblem,
    status: number,
    headers: HeadersInit = {},
  ) => data(formState(read(form), [problem]), {status, headers});
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
    if (!(error instanceof ShopifyError)) throw error;
    return problemData(ownProblem(context, 'unavailable'), 503);
  }
}

/**
 * Like `accountAction`, for a signed-in customer. Throws the typed values when they are
 * signed out or Shopify fails (`docs/decisions/015-forms-outlive-their-session.md`).
 */
export async function customerAction(
  context: RequestContext,
  request: Request,
  run: (form: FormData) => Promise<Outcome>,
  read?: (form: FormData) => FormState['values'],
) {
  const form = await sentForm(request);
  let failure: unknown;
  const formStateData = (problems: FormState['problems'], init: ResponseInit) =>
    data({formState: formState(allTypedValues(form), problems)}, init);
  try {
    const save = async () => {
      await context.accounts.requireCustomerToken(context);
      const shownTo = formText(form, SHOWN_TO);
      const isShownTo =
        shownTo === '' ||
        (await context.accounts.loadCustomer(context)).id === shownTo;
      return isShownTo ? run(form) : 'otherCustomer';
    };
    const saveOrNote = () =>
      save().catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const result = await accountAction(context, form, saveOrNote, read);
    // The loaders of its page would fail, too.
    if (context.isDocument && failure instanceof ShopifyError) {
      throw formStateData(result.data.problems, result.init ?? {});
    }
    return result;
  } catch (thrown) {
    const isSignedOut = context.token.value === null;
    if (!(thrown instanceof Response && isSignedOut)) throw thrown;
    context.session.take('accountNotice');
    const t = serverTranslator(context.locale.code);
    const message = t('accountNotices.expired');
    throw formStateData([{message, field: null}], {status: 401});
  }
}

function secondsToWait(error: unknown): number | null {
  if (error instanceof TooManyTries) return error.seconds;
  const failure = throttledFailure(error);
  return failure && (failure.retryAfter ?? SHOPIFY_THROTTLE_S);
}

/** A translated problem, shown at `field`, or above the form if `null`. */
export function ownProblem(
  {locale}: Pick<RequestContext, 'locale'>,
  key: keyof Messages['authProblems'],
  field: string | null = null,
): FormProblem {
  const message = serverTranslator(locale.code)(`authProblems.${key}`);
  return {message, field};
}

/** Logs Shopify's first error and returns it as a problem, at its field if among `fields`. */
export function shopifyProblem(
  context: Pick<RequestContext, 'locale' | 'requestLog'>,
  attempt: AccountAttempt,
  errors: readonly UserError[] | null | undefined,
  fields: readonly string[],
): FormProblem {
  const [first] = errors ?? [];
  log(context, 'error', ACCOUNT_EVENTS[attempt], {
    reason: namedReason(first?.code ?? 'no result'),
  });
  if (!first) return ownProblem(context, 'unavailable');
  const field = first.field?.at(-1) ?? '';
  return {message: first.message, field: fields.includes(field) ? field : null};
}

/** Like `shopifyProblem`, but `null` when `errors` is an empty list. */
export function changeProblem(
  ...parameters: Parameters<typeof shopifyProblem>
): FormProblem | null {
  const [, , errors] = parameters;
  return errors?.length === 0 ? null : shopifyProblem(...parameters);
}

/** A 303 that replaces the form's entry in the browser history. */
export function redirectReplacing(path: string): Response {
  return replace(path, 303);
}
