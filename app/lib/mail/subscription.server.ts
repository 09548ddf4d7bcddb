import * as z from 'zod/mini';
import {
  checkForm,
  emailRule,
  formProblem,
  rejection,
  tooLarge,
  type Rejection,
} from '~/lib/forms/field-rules.server';
import type {FormProblem, FormState} from '~/lib/forms/form-state';
import {HONEYPOT} from '~/lib/forms/honeypot';
import {formText} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {seal, unseal} from '~/lib/session/sealed-text.server';
import {
  deliver,
  type FormContext,
  type TimedContext,
} from './deliver-form.server';
import {mailBody} from './mail-body.server';
import {messageId, receiptTime, sendOnce} from './outgoing-message.server';
import {
  SUBSCRIPTION_FIELDS,
  type SubscriptionField,
} from './subscription-fields';
import {SUBSCRIPTION_LINK_MS} from '~/lib/limits/limits';

/** `2026-11-27T09`, in UTC: a mail of this name is sent once an hour. */
const hourOf = (time: Date) => time.toISOString().slice(0, 13);

/** `2026-11-27T09:30`, likewise. */
const minuteOf = (time: Date) => time.toISOString().slice(0, 16);

const schema = z.object({email: emailRule});

const subscriptionSchema = z.object({
  email: z.string(),
  askedAt: z.iso.datetime(),
  product: z.optional(z.object({id: z.string(), name: z.string()})),
});

type Subscription = z.infer<typeof subscriptionSchema>;

/** The sold-out variant that a subscriber waits for; `undefined` for the newsletter. */
type WantedProduct = NonNullable<Subscription['product']>;

interface AskedProduct extends WantedProduct {
  /** URL of a square picture, for the mail alone. */
  readonly picture?: string;
}

/** What a link is for. Each topic has its own key, and is the name of its page. */
type Topic = 'newsletter' | 'back-in-stock';

export type SubscriptionView =
  | {
      readonly step: 'entry';
      readonly state: FormState<SubscriptionField> | null;
    }
  /** The form must be sent as a document request, because only a document can show the challenge. */
  | {readonly step: 'challenge'; readonly isLeaving?: boolean}
  /** The confirmation e-mail was sent. */
  | {readonly step: 'asked'}
  /** The request to unsubscribe was passed on to the merchant. */
  | {readonly step: 'unsubscribed'}
  | {
      readonly step: 'confirmation';
      readonly token: string;
      readonly problems: readonly FormProblem[];
    }
  | {readonly step: 'ended'}
  | {readonly step: 'confirmed'; readonly product?: string};

interface SubscriptionResult extends Pick<
  Rejection<SubscriptionField>,
  'retryAfter'
> {
  readonly result: SubscriptionView;
  readonly status: 200 | 410 | Rejection<SubscriptionField>['status'];
}

/** The first step; it confirms nothing, since mail scanners open links, too. */
export async function openSubscription(
  token: string | null,
  {env, now}: Pick<FormContext, 'env' | 'now'>,
  topic: Topic = 'newsletter',
): Promise<SubscriptionResult> {
  if (token === null) {
    return {result: {step: 'entry', state: null}, status: 200};
  }
  return (await readToken(token, topic, env.SESSION_SECRET, now))
    ? {result: {step: 'confirmation', token, problems: []}, status: 200}
    : ENDED;
}

/**
 * For the newsletter or a product: sends a confirmation link, or with that link's token notifies
 * the merchant; with the intent `unsubscribe` asks the merchant to take the address off the list.
 * The result does not reveal whether an address is subscribed. Never throws.
 */
export async function subscribe(
  form: FormData | null,
  formContext: FormContext,
  topic: Topic = 'newsletter',
  product?: AskedProduct,
): Promise<SubscriptionResult> {
  const t = serverTranslator(formContext.locale.code);
  if (!form) return entryStep(tooLarge(t));
  if (form.has('token')) {
    return confirm(formText(form, 'token'), formContext, topic);
  }
  const checked = checkForm(form, SUBSCRIPTION_FIELDS, schema, t);
  if ('state' in checked) return entryStep(checked);
  const {email} = checked.fields;
  const isLeaving =
    topic === 'newsletter' && form.get('intent') === 'unsubscribe';
  const step = isLeaving ? 'unsubscribed' : 'asked';
  const done = {result: {step}, status: 200} as const;
  if (formText(form, HONEYPOT)) return done;
  const delivery = await deliver(
    formContext,
    `${topic} ${isLeaving ? 'cancellation not delivered' : 'confirmation not mailed'}`,
    (delivery) =>
      isLeaving
        ? sendCancellation(email, delivery)
        : askForConfirmation({email, product}, delivery, topic),
  );
  return 'takenAt' in delivery
    ? done
    : entryStep(rejection(checked.values, delivery, t));
}

/**
 * Once a minute per address, for double clicks: within an hour it may have been subscribed again.
 * Needs no confirmation: an address that others took off can be subscribed again.
 */
async function sendCancellation(
  email: string,
  delivery: TimedContext,
): Promise<Date> {
  const {env, locale, now} = delivery;
  const t = serverTranslator(locale.code);
  const id = await messageId(`newsletter-end-${minuteOf(now)}`, {
    email: email.toLowerCase(),
    secret: env.SESSION_SECRET[0] ?? '',
  });
  return sendOnce(
    id,
    {
      to: env.SHOP_EMAIL,
      replyTo: email,
      subject: t('mail.subscription.cancellationSubject'),
      text: [
        `${t('mail.subscription.noticeEmail')}: ${email}`,
        `${t('mail.subscription.noticeAskedAt')}: ${receiptTime(now, locale)}`,
      ].join('\n'),
    },
    delivery,
  );
}

/** At most one e-mail per hour and address, or product. */
async function askForConfirmation(
  {email, product}: {readonly email: string; readonly product?: AskedProduct},
  delivery: TimedContext,
  topic: Topic,
): Promise<Date> {
  const {env, locale, now, shopName} = delivery;
  const [secret = ''] = env.SESSION_SECRET;
  const askedAt = now.toISOString();
  const token = await seal(
    JSON.stringify({
      email,
      askedAt,
      product: product && {id: product.id, name: product.name},
    } satisfies Subscription),
    secret,
    topic,
  );
  const id = await messageId(`${topic}-${hourOf(now)}`, {
    email: email.toLowerCase(),
    ...(product && {product: product.id}),
    // Makes the address impossible to guess from the id.
    secret,
  });
  const page = env.PUBLIC_SITE_URL + localizedPath(`/${topic}`, locale);
  const t = serverTranslator(locale.code);
  const subject = product
    ? t('mail.subscription.stockSubject', {product: product.name})
    : t('mail.subscription.subject');
  const parts = [
    t('mail.subscription.greeting'),
    product
      ? t('mail.subscription.stockIntro', {product: product.name})
      : t('mail.subscription.intro', {shop: shopName}),
    ...(product?.picture ? [{picture: product.picture}] : []),
    {
      label: t('mail.subscription.confirm'),
      url: `${page}?${new URLSearchParams({token})}`,
    },
    t('mail.subscription.hint'),
  ];
  return sendOnce(
    id,
    {
      to: email,
      replyTo: env.SHOP_EMAIL,
      subject,
      ...mailBody(subject, parts, delivery),
    },
    delivery,
  );
}

async function confirm(
  token: string,
  formContext: FormContext,
  topic: Topic,
): Promise<SubscriptionResult> {
  const {env, locale, now, shopName} = formContext;
  const subscription = await readToken(token, topic, env.SESSION_SECRET, now);
  if (!subscription) return ENDED;
  const {email, askedAt, product} = subscription;
  const t = serverTranslator(locale.code);
  const wording = product
    ? t('product.backInStock.consent')
    : t.markup('newsletter.consent', {
        shop: shopName,
        link: (words) => words,
      });
  // Proof of consent for the merchant: who agreed to which text, and when.
  const notice = {
    to: env.SHOP_EMAIL,
    replyTo: email,
    subject: product
      ? t('mail.subscription.stockNoticeSubject', {product: product.name})
      : t('mail.subscription.noticeSubject'),
    text: [
      ...(product
        ? [
            `${t('mail.subscription.noticeProduct')}: ${product.name} (${product.id})`,
          ]
        : []),
      `${t('mail.subscription.noticeEmail')}: ${email}`,
      `${t('mail.subscription.noticeAskedAt')}: ${receiptTime(new Date(askedAt), locale)}`,
      `${t('mail.subscription.noticeConfirmedAt')}: ${receiptTime(now, locale)}`,
      `${t('mail.subscription.noticeConsent')}: ${wording}`,
    ].join('\n'),
  };
  const delivery = await deliver(
    formContext,
    `${topic} subscription not delivered`,
    async (delivery) =>
      sendOnce(
        await confirmationId(topic, subscription, formContext),
        notice,
        delivery,
      ),
  );
  if ('takenAt' in delivery) {
    return {
      result: {step: 'confirmed', ...(product && {product: product.name})},
      status: 200,
    };
  }
  const {problem, ...rest} = delivery;
  const problems = [formProblem(problem, t)];
  return {result: {step: 'confirmation', token, problems}, ...rest};
}

/**
 * Once a minute, for double clicks: the address may have been taken off the list meanwhile. Not made
 * of the token, because one token can be spelled in several ways.
 */
function confirmationId(
  topic: Topic,
  {email, askedAt, product}: Subscription,
  {env, now}: FormContext,
): Promise<string> {
  const [secret = ''] = env.SESSION_SECRET;
  const subscription = {email, askedAt, product: product?.id ?? ''};
  return messageId(`${topic}-${minuteOf(now)}`, {...subscription, secret});
}

/** `null` for a token that is invalid, expired or of an earlier version with other contents. */
async function readToken(
  token: string,
  topic: Topic,
  secrets: readonly string[],
  now: Date,
): Promise<Subscription | null> {
  const text = await unseal(token, secrets, topic);
  if (text === null) return null;
  const {data: subscription} = subscriptionSchema.safeParse(JSON.parse(text));
  if (!subscription) return null;
  const age = now.getTime() - Date.parse(subscription.askedAt);
  return age <= SUBSCRIPTION_LINK_MS ? subscription : null;
}

const ENDED = {result: {step: 'ended'}, status: 410} as const;

/** The form again, with what was typed and why it was rejected. */
export function entryStep({
  state,
  ...rest
}: Rejection<SubscriptionField>): SubscriptionResult {
  return {result: {step: 'entry', state}, ...rest};
}
