import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {FormProblem, FormState} from '~/lib/forms/form-state';
import {localizedPath} from '~/lib/i18n/locale';
import type {SubscriptionField} from '~/lib/mail/subscription-fields';
import type {SubscriptionView} from '~/lib/mail/subscription.server';
import {FormProblems} from './FormProblems';
import {NewsletterConsent, SubscriptionForm} from './SubscriptionForm';
import {SuccessNote} from './SuccessNote';

interface Props {
  shown: SubscriptionView;
  /** Without locale prefix, and without the token in its URL. */
  path: '/newsletter' | '/back-in-stock';
  /** The form with its problems; `null` when it cannot be shown again. */
  children: (state: FormState<SubscriptionField> | null) => ReactNode;
}

/** The steps from an address to its confirmation, each on the page of the form. */
export function SubscriptionStep({shown, path, children}: Props) {
  const isForStock = path === '/back-in-stock';
  const t = useTranslations('subscription');
  const topic = useTranslations(
    isForStock ? 'product.backInStock' : 'newsletter',
  );
  switch (shown.step) {
    case 'confirmation':
      return (
        <Confirmation {...shown} path={path}>
          {isForStock ? <p>{topic('consent')}</p> : <NewsletterConsent />}
        </Confirmation>
      );
    case 'asked':
      return (
        <SuccessNote title={topic('title')}>
          <p>{topic('asked')}</p>
        </SuccessNote>
      );
    case 'unsubscribed':
      return (
        <SuccessNote title={t('unsubscribedTitle')}>
          <p>{topic('unsubscribed')}</p>
        </SuccessNote>
      );
    case 'confirmed':
      return (
        <SuccessNote title={t('confirmedTitle')}>
          <p>
            {isForStock
              ? t('stockConfirmed', {product: shown.product ?? ''})
              : t('confirmed')}
          </p>
        </SuccessNote>
      );
    case 'ended':
      return (
        <section className="max-w-[65ch] space-y-4">
          <h2 className="text-xl">{t('endedTitle')}</h2>
          <p>{t(isForStock ? 'stockEnded' : 'ended')}</p>
          {isForStock ? null : <SubscriptionForm />}
        </section>
      );
    case 'challenge':
      return children(null);
    case 'entry':
      return (
        children(shown.state) ?? (
          <FormProblems problems={shown.state?.problems ?? []} />
        )
      );
  }
}

interface ConfirmationProps {
  token: string;
  problems: readonly FormProblem[];
  path: string;
  children: ReactNode;
}

/** Mail scanners open links, so the subscription needs another click. */
function Confirmation({token, problems, path, children}: ConfirmationProps) {
  const t = useTranslations('subscription');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      action={localizedPath(path, locale)}
      className="grid max-w-[65ch] gap-4"
    >
      <h2 className="text-xl">{t('confirmTitle')}</h2>
      <FormProblems problems={problems} />
      <input type="hidden" name="token" value={token} />
      {children}
      <div>
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  );
}
