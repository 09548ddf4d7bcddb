import {PrefetchPageLinks, useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {
  FormField,
  FormStateProvider,
  useFocusOnProblem,
} from '~/components/ui/FormField';
import {textLink} from '~/components/ui/text-link';
import {useLocale} from '~/components/ui/use-locale';
import {useShopName} from '~/components/ui/use-shop-name';
import type {FormState} from '~/lib/forms/form-state';
import {localizedPath} from '~/lib/i18n/locale';
import type {SubscriptionField} from '~/lib/mail/subscription-fields';
import type {SubscriptionView} from '~/lib/mail/subscription.server';
import {Honeypot} from './Honeypot';

interface Props {
  /** The state of a form sent without JavaScript. */
  state?: FormState<SubscriptionField> | null;
  /** The sold-out variant that the address is for; without it, the newsletter. */
  variantId?: string;
  /** Offers to unsubscribe as well. */
  canUnsubscribe?: boolean;
  /** Called when the form has given way to its result. */
  onDone?: () => void;
}

/** Takes an address; shows its result in place, or on a page of its own without JavaScript. */
export function SubscriptionForm({
  state: initialState = null,
  variantId,
  canUnsubscribe = false,
  onDone,
}: Props) {
  const tNewsletter = useTranslations('newsletter');
  const t = useTranslations(variantId ? 'product.backInStock' : 'newsletter');
  const locale = useLocale();
  const fetcher = useFetcher<SubscriptionView>();
  const result = fetcher.data;
  const resultState = result?.step === 'entry' ? result.state : null;
  const state = result ? resultState : initialState;
  const problem = state?.problems.find(({field}) => field === null);
  const form = useFocusOnProblem(state);
  const status = useRef<HTMLParagraphElement>(null);
  const [isFilledIn, setIsFilledIn] = useState(false);
  const action = localizedPath(
    variantId ? '/back-in-stock' : '/newsletter',
    locale,
  );
  // One product is asked for once.
  const isDone = variantId !== undefined && result?.step === 'asked';
  useEffect(() => {
    if (result?.step === 'asked' || result?.step === 'unsubscribed')
      form.current?.reset();
    if (result?.step === 'challenge') form.current?.submit();
  }, [result, form]);
  useEffect(() => {
    if (!isDone) return;
    status.current?.focus();
    onDone?.();
  }, [isDone, onDone]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      // Once: React leaves an update that changes nothing for a later rendering. If an answer has
      // come meanwhile, that rendering reads it (Remix keeps answers outside of React's state) and
      // is thrown away, and the effects above never run for it.
      onFocus={isFilledIn ? undefined : () => setIsFilledIn(true)}
      noValidate
      // Two buttons leave no room for the field beside them.
      className={`relative grid gap-x-2 gap-y-3 ${canUnsubscribe ? '' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      {/* The page's `clientAction` has to be there when the connection breaks. */}
      {isFilledIn ? (
        <PrefetchPageLinks
          page={variantId ? `${action}?variant=${variantId}` : action}
        />
      ) : null}
      <div className={isDone ? 'hidden' : 'contents'}>
        <Honeypot />
        {/* `submit()` leaves out the button that was pressed. */}
        {result?.step === 'challenge' && result.isLeaving ? (
          <input type="hidden" name="intent" value="unsubscribe" />
        ) : null}
        {variantId ? (
          <input type="hidden" name="variant" value={variantId} />
        ) : null}
        <FormStateProvider value={state}>
          <FormField
            name="email"
            type="email"
            autoComplete="email"
            label={t('email')}
            required
          />
        </FormStateProvider>
        {/* Read out before the button, but displayed below it. */}
        <div className="col-span-full sm:row-start-2">
          {variantId ? (
            <p className="text-sm text-muted">{t('consent')}</p>
          ) : (
            <NewsletterConsent />
          )}
        </div>
        <div
          className={`flex flex-wrap items-start gap-2 ${canUnsubscribe ? '' : 'sm:mt-6'}`}
        >
          <Button type="submit" aria-disabled={fetcher.state !== 'idle'}>
            {t('subscribe')}
          </Button>
          {canUnsubscribe ? (
            <Button
              type="submit"
              name="intent"
              value="unsubscribe"
              variant="secondary"
              aria-disabled={fetcher.state !== 'idle'}
            >
              {tNewsletter('unsubscribe')}
            </Button>
          ) : null}
        </div>
        {problem ? (
          <p role="alert" className="col-span-full text-danger">
            {problem.message}
          </p>
        ) : null}
      </div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="col-span-full font-bold text-success"
      >
        {result?.step === 'asked' ? t('asked') : null}
        {result?.step === 'unsubscribed' ? tNewsletter('unsubscribed') : null}
      </p>
    </fetcher.Form>
  );
}

export function NewsletterConsent() {
  const t = useTranslations('newsletter');
  const shop = useShopName();
  return (
    <p className="text-sm text-muted">
      {t.rich('consent', {
        shop,
        link: textLink('/legal/privacy'),
      })}
    </p>
  );
}
