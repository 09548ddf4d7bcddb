import {data} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {
  accountAction,
  accountFailure,
  toAccount,
  type FormAnswer,
} from './account-action.server';
import type {AccountProblem} from './account-problem';
import type {PasswordAccounts} from './customer-accounts';
import {customerToken} from '~/lib/session/customer-token.server';
import {
  SHOWN_TO,
  SIGN_IN_EMAIL,
  SIGN_IN_PASSWORD,
  type KeptForm,
  type SignInAgain,
} from './sign-in-again';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * Carries out a form of a customer who is signed in, like `accountAction`.
 *
 * When they are not any more, the answer asks them to sign in again and has what they
 * typed in it, which nobody else keeps; then the form is there as they sent it
 * (`docs/decisions/015-forms-outlive-their-session.md`). Nothing is carried out for, or shown to, another customer
 * than the one who was shown the form.
 *
 * A document whose form could not be carried out, because the provider cannot be asked,
 * is a page with what was typed: the form's own page would have to ask it as well.
 *
 * @param read what the form shows again. Never a password.
 * @throws {Response} 413 for more than any form of ours can hold.
 */
export async function customerAction(
  context: RequestContext,
  request: Request,
  read: (form: FormData) => FormAnswer['values'],
  run: (form: FormData) => Promise<Response | AccountProblem | null>,
) {
  const form = await sentForm(request);
  const {passwords} = context.accounts;
  if (passwords && form.has(SIGN_IN_EMAIL)) {
    return signInAgain(context, passwords, request, form, read(form));
  }
  try {
    const answer = await accountAction(context, read(form), async () => {
      await context.accounts.requireCustomerToken(context, request);
      return (await isShownTo(context, request, form))
        ? run(form)
        : toAccount(context, 'otherCustomer');
    });
    if (context.isDocument && answer.init?.status === 503) {
      const {message} = answer.data.problem;
      const keptForm: KeptForm = {fields: sentFields(form), message};
      throw data({keptForm}, answer.init);
    }
    return answer;
  } catch (thrown) {
    // A redirect to the login page would lose what was typed.
    const isSignedOut = customerToken(context.session) === null;
    if (!(thrown instanceof Response && isSignedOut)) throw thrown;
    context.session.take('accountNotice');
    if (!passwords) throw signInElsewhere(form);
    throw askToSignIn(form, {email: '', problem: null}, {status: 401});
  }
}

/**
 * The answer whose page keeps what was typed, to be sent again after signing in
 * elsewhere: the provider's page could not give it back. Throw it.
 */
function signInElsewhere(form: FormData) {
  const keptForm: KeptForm = {fields: sentFields(form), message: null};
  return data({keptForm}, {status: 401, headers: PRIVATE});
}

async function signInAgain(
  context: RequestContext,
  passwords: PasswordAccounts<RequestContext>,
  request: Request,
  form: FormData,
  values: FormAnswer['values'],
) {
  const email = formText(form, SIGN_IN_EMAIL).trim();
  const password = formText(form, SIGN_IN_PASSWORD);
  const attempt = async () => {
    const problem = await passwords.logIn(context, request, {email, password});
    if (problem) return {problem, status: 400};
    return (await isShownTo(context, request, form))
      ? null
      : toAccount(context, 'otherCustomer');
  };
  const failure = await attempt().catch((error: unknown) =>
    accountFailure(context, error),
  );
  if (failure instanceof Response) throw failure;
  if (failure) {
    const {problem, ...init} = failure;
    throw askToSignIn(form, {email, problem}, init);
  }
  const answer: FormAnswer = {problem: null, values};
  return data(answer, {status: 200, headers: PRIVATE});
}

/** Whether the customer who is signed in was shown the form; `true` when it does not say. */
async function isShownTo(
  context: RequestContext,
  request: Request,
  form: FormData,
): Promise<boolean> {
  const shownTo = formText(form, SHOWN_TO);
  if (shownTo === '') return true;
  return (await context.accounts.readCustomer(context, request)).id === shownTo;
}

/** The answer whose page is the form to sign in; throw it. */
function askToSignIn(
  form: FormData,
  {email, problem}: Pick<SignInAgain, 'email' | 'problem'>,
  init: {status: number; headers?: HeadersInit},
) {
  const fields = sentFields(form).filter(
    ([name]) => !isOfSignIn(name) && !isPassword(name),
  );
  const signInAgain: SignInAgain = {fields, email, problem};
  return data({signInAgain}, {headers: PRIVATE, ...init});
}

/** Name and text of each field; of a password the name alone. */
function sentFields(form: FormData): KeptForm['fields'] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, isPassword(name) ? '' : value]] : [],
  );
}

function isOfSignIn(name: string): boolean {
  return name === SIGN_IN_EMAIL || name === SIGN_IN_PASSWORD;
}

function isPassword(name: string): boolean {
  return /password/i.test(name);
}
