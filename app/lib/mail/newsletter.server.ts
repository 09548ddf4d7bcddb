import * as z from 'zod/mini';
import {BRAND} from '~/lib/environment/brand';
import {emailRule, fieldFaults} from '~/lib/forms/field-rules.server';
import type {FormProblem, FormRefusal} from '~/lib/forms/form-answer';
import {HONEYPOT} from '~/lib/forms/guard-fields';
import {formText, readForm, typedValues} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {seal, unseal} from '~/lib/session/sealed-text.server';
import {
  deliver,
  type Surroundings,
  type Undelivered,
} from './deliver-form.server';
import {messageId, receiptTime, sendOnce} from './outgoing-message.server';

/** A link of a mail works for so long. Milliseconds; the texts say seven days. */
const LINK_AGE = 1000 * 60 * 60 * 24 * 7;

/** Length of an ISO date up to its hour. */
const UP_TO_THE_HOUR = 13;

const schema = z.object({email: emailRule});

const subscriptionSchema = z.object({
  email: z.string(),
  askedAt: z.iso.datetime(),
});

/** What the link of a mail holds. */
type Subscription = z.infer<typeof subscriptionSchema>;

/** Where a subscription stands. */
export type NewsletterStep =
  | {readonly step: 'entry'; readonly refusal: FormRefusal<'email'> | null}
  /** Only a document can show the challenge: the form has to be sent as one. */
  | {readonly step: 'challenge'}
  /** A mail is on its way. */
  | {readonly step: 'asked'}
  | {
      readonly step: 'confirmation';
      readonly token: string;
      readonly problem: FormProblem | null;
    }
  | {readonly step: 'ended'}
  | {readonly step: 'confirmed'};

interface NewsletterAnswer extends Pick<Undelivered, 'retryAfter'> {
  readonly answer: NewsletterStep;
  readonly status: 200 | 410 | 413 | Undelivered['status'];
}

/**
 * Where the page stands when it is opened. Opening a mail's link confirms nothing: mail
 * scanners do so, too.
 *
 * @param token of a mail's link; `null` without one.
 */
export async function openNewsletter(
  token: string | null,
  {env, now}: Pick<Surroundings, 'env' | 'now'>,
): Promise<NewsletterAnswer> {
  if (token === null) {
    return {answer: {step: 'entry', refusal: null}, status: 200};
  }
  return (await readToken(token, env.SESSION_SECRET, now))
    ? {answer: {step: 'confirmation', token, problem: null}, status: 200}
    : ENDED;
}

/**
 * Takes a form of the newsletter: with an e-mail address it sends a mail whose link
 * leads to the confirmation, with that link's token it tells the merchant. Whether an
 * address is known makes no difference to the answer. Never throws.
 */
export async function subscribe(
  request: Request,
  surroundings: Surroundings,
): Promise<NewsletterAnswer> {
  const form = await readForm(request);
  if (!form) return refused({}, {}, 'tooLarge', 413);
  if (form.has('token')) {
    return confirm(request, formText(form, 'token'), surroundings);
  }
  const values = typedValues(form, ['email']);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    return refused(values, fieldFaults<'email'>(parsed.error), null, 400);
  }
  const asked = {answer: {step: 'asked'}, status: 200} as const;
  // A program is told that it was heard.
  if (formText(form, HONEYPOT)) return asked;
  const delivery = await deliver(
    request,
    surroundings,
    'newsletter confirmation not mailed',
    () => askForConfirmation(parsed.data.email, surroundings),
  );
  if ('takenAt' in delivery) return asked;
  const {problem, ...rest} = delivery;
  return {...refused(values, {}, problem, rest.status), ...rest};
}

/** At most one mail an hour to an address, whoever asks for it. */
async function askForConfirmation(
  email: string,
  surroundings: Surroundings,
): Promise<Date> {
  const {env, locale, now} = surroundings;
  const [secret = ''] = env.SESSION_SECRET;
  const askedAt = now.toISOString();
  const token = await seal(
    JSON.stringify({email, askedAt} satisfies Subscription),
    secret,
    'newsletter',
  );
  const id = await messageId(`newsletter-${askedAt.slice(0, UP_TO_THE_HOUR)}`, {
    email: email.toLowerCase(),
    // Nobody can tell the address from the number by trying addresses.
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
    surroundings,
  );
}

async function confirm(
  request: Request,
  token: string,
  surroundings: Surroundings,
): Promise<NewsletterAnswer> {
  const {env, locale, now} = surroundings;
  const subscription = await readToken(token, env.SESSION_SECRET, now);
  if (!subscription) return ENDED;
  const {email, askedAt} = subscription;
  const t = translatorFor(locale.code);
  const wording = t.markup('newsletter.consent', {link: (words) => words});
  // What the merchant has to be able to prove: who agreed to which words, and when.
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
    surroundings,
    'newsletter subscription not delivered',
    async () =>
      sendOnce(await messageId('newsletter', {token}), notice, surroundings),
  );
  if ('takenAt' in delivery) {
    return {answer: {step: 'confirmed'}, status: 200};
  }
  const {problem, ...rest} = delivery;
  return {answer: {step: 'confirmation', token, problem}, ...rest};
}

/** `null` for a token that was changed, cut off or made too long ago. */
async function readToken(
  token: string,
  secrets: readonly string[],
  now: Date,
): Promise<Subscription | null> {
  const text = await unseal(token, secrets, 'newsletter');
  if (text === null) return null;
  const subscription = subscriptionSchema.parse(JSON.parse(text));
  const age = now.getTime() - Date.parse(subscription.askedAt);
  return age <= LINK_AGE ? subscription : null;
}

const ENDED = {answer: {step: 'ended'}, status: 410} as const;

function refused(
  values: FormRefusal<'email'>['values'],
  faults: FormRefusal<'email'>['faults'],
  problem: FormProblem | null,
  status: NewsletterAnswer['status'],
): NewsletterAnswer {
  return {
    answer: {step: 'entry', refusal: {values, faults, problem}},
    status,
  };
}
