import * as z from 'zod/mini';
import {BRAND} from '~/lib/environment/brand';
import {emailRule, fieldProblemsOf} from '~/lib/forms/field-rules.server';
import type {FormProblem, RejectedForm} from '~/lib/forms/form-problems';
import {HONEYPOT} from '~/lib/forms/guard-fields';
import {formText, readForm, typedValues} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {seal, unseal} from '~/lib/session/sealed-text.server';
import {
  deliver,
  type FormContext,
  type Undelivered,
} from './deliver-form.server';
import {messageId, receiptTime, sendOnce} from './outgoing-message.server';

/** The texts say seven days. */
const LINK_AGE_MS = 1000 * 60 * 60 * 24 * 7;

/** Length of an ISO date up to its hour. */
const HOUR_LENGTH = 13;

const schema = z.object({email: emailRule});

const subscriptionSchema = z.object({
  email: z.string(),
  askedAt: z.iso.datetime(),
});

type Subscription = z.infer<typeof subscriptionSchema>;

export type NewsletterStep =
  | {readonly step: 'entry'; readonly rejected: RejectedForm<'email'> | null}
  /** The form has to be sent as a document, which can show the challenge. */
  | {readonly step: 'challenge'}
  /** The confirmation e-mail was sent. */
  | {readonly step: 'asked'}
  | {
      readonly step: 'confirmation';
      readonly token: string;
      readonly problem: FormProblem | null;
    }
  | {readonly step: 'ended'}
  | {readonly step: 'confirmed'};

interface NewsletterResult extends Pick<Undelivered, 'retryAfter'> {
  readonly result: NewsletterStep;
  readonly status: 200 | 410 | 413 | Undelivered['status'];
}

/** The first step; it confirms nothing, since mail scanners open links, too. */
export async function openNewsletter(
  token: string | null,
  {env, now}: Pick<FormContext, 'env' | 'now'>,
): Promise<NewsletterResult> {
  if (token === null) {
    return {result: {step: 'entry', rejected: null}, status: 200};
  }
  return (await readToken(token, env.SESSION_SECRET, now))
    ? {result: {step: 'confirmation', token, problem: null}, status: 200}
    : ENDED;
}

/**
 * Sends a confirmation link, or with that link's token notifies the merchant. The result
 * does not reveal whether an address is subscribed. Never throws.
 */
export async function subscribe(
  request: Request,
  formContext: FormContext,
): Promise<NewsletterResult> {
  const form = await readForm(request);
  if (!form) return entryStep({}, {}, 'tooLarge', 413);
  if (form.has('token')) {
    return confirm(request, formText(form, 'token'), formContext);
  }
  const values = typedValues(form, ['email']);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    return entryStep(values, fieldProblemsOf<'email'>(parsed.error), null, 400);
  }
  const asked = {result: {step: 'asked'}, status: 200} as const;
  if (formText(form, HONEYPOT)) return asked;
  const delivery = await deliver(
    request,
    formContext,
    'newsletter confirmation not mailed',
    () => askForConfirmation(parsed.data.email, formContext),
  );
  if ('takenAt' in delivery) return asked;
  const {problem, ...rest} = delivery;
  return {...entryStep(values, {}, problem, rest.status), ...rest};
}

/** At most one e-mail per hour and address. */
async function askForConfirmation(
  email: string,
  formContext: FormContext,
): Promise<Date> {
  const {env, locale, now} = formContext;
  const [secret = ''] = env.SESSION_SECRET;
  const askedAt = now.toISOString();
  const token = await seal(
    JSON.stringify({email, askedAt} satisfies Subscription),
    secret,
    'newsletter',
  );
  const id = await messageId(`newsletter-${askedAt.slice(0, HOUR_LENGTH)}`, {
    email: email.toLowerCase(),
    // Makes the address impossible to guess from the id.
    secret,
  });
  const page = env.PUBLIC_SITE_URL + localizedPath('/newsletter', locale);
  const t = translatorFor(locale.code);
  const text = [
    t('subscription.mailGreeting'),
    t('subscription.mailIntro'),
    `${page}?${new URLSearchParams({token})}`,
    t('subscription.mailHint'),
    BRAND,
  ].join('\n\n');
  return sendOnce(
    id,
    {
      to: email,
      replyTo: env.SHOP_EMAIL,
      subject: t('subscription.mailSubject'),
      text,
    },
    formContext,
  );
}

async function confirm(
  request: Request,
  token: string,
  formContext: FormContext,
): Promise<NewsletterResult> {
  const {env, locale, now} = formContext;
  const subscription = await readToken(token, env.SESSION_SECRET, now);
  if (!subscription) return ENDED;
  const {email, askedAt} = subscription;
  const t = translatorFor(locale.code);
  const wording = t.markup('newsletter.consent', {link: (words) => words});
  // Proof of consent for the merchant: who agreed to which text, and when.
  const notice = {
    to: env.SHOP_EMAIL,
    replyTo: email,
    subject: t('subscription.noticeSubject'),
    text: [
      `${t('subscription.noticeEmail')}: ${email}`,
      `${t('subscription.noticeAskedAt')}: ${receiptTime(new Date(askedAt), locale)}`,
      `${t('subscription.noticeConfirmedAt')}: ${receiptTime(now, locale)}`,
      `${t('subscription.noticeConsent')}: ${wording}`,
    ].join('\n'),
  };
  const delivery = await deliver(
    request,
    formContext,
    'newsletter subscription not delivered',
    async () =>
      sendOnce(await messageId('newsletter', {token}), notice, formContext),
  );
  if ('takenAt' in delivery) {
    return {result: {step: 'confirmed'}, status: 200};
  }
  const {problem, ...rest} = delivery;
  return {result: {step: 'confirmation', token, problem}, ...rest};
}

/** `null` for an invalid or expired token. */
async function readToken(
  token: string,
  secrets: readonly string[],
  now: Date,
): Promise<Subscription | null> {
  const text = await unseal(token, secrets, 'newsletter');
  if (text === null) return null;
  const subscription = subscriptionSchema.parse(JSON.parse(text));
  const age = now.getTime() - Date.parse(subscription.askedAt);
  return age <= LINK_AGE_MS ? subscription : null;
}

const ENDED = {result: {step: 'ended'}, status: 410} as const;

function entryStep(
  values: RejectedForm<'email'>['values'],
  fieldProblems: RejectedForm<'email'>['fieldProblems'],
  problem: FormProblem | null,
  status: NewsletterResult['status'],
): NewsletterResult {
  return {
    result: {step: 'entry', rejected: {values, fieldProblems, problem}},
    status,
  };
}
