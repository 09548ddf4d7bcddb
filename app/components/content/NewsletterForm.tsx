import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {textLink} from '~/components/ui/text-link';
import {useLocale} from '~/components/ui/use-locale';
import {useShopName} from '~/components/ui/use-shop-name';
import type {RejectedForm} from '~/lib/forms/form-problems';
import {localizedPath} from '~/lib/i18n/locale';
import type {NewsletterStep} from '~/lib/mail/newsletter.server';
import {useFirstProblem} from './FormProblems';
import {GuardFields} from './GuardFields';

interface Props {
  /** Problem of a form sent without JavaScript. */
  rejected?: RejectedForm<'email'> | null;
  /** The sold-out variant that the address is for; without it, the newsletter. */
  variantId?: string;
  /** Offers to unsubscribe as well. */
  canUnsubscribe?: boolean;
}

/** Takes an address; shows its result in place, or on a page of its own without JavaScript. */
export function NewsletterForm({
  rejected: initialRejected = null,
  variantId,
  canUnsubscribe = false,
}: Props) {
  const tNewsletter = useTranslations('newsletter');
  const t = useTranslations(variantId ? 'product.backInStock' : 'newsletter');
  const problemText = useTranslations('form');
  const locale = useLocale();
  const fetcher = useFetcher<NewsletterStep>();
  const result = fetcher.data;
  const rejected = result
    ? result.step === 'entry' && result.rejected
    : initialRejected;
  const fieldProblem = rejected ? rejected.fieldProblems.email : undefined;
  const form = useFirstProblem(rejected);
  useEffect(() => {
    if (result?.step === 'asked' || result?.step === 'unsubscribed')
      form.current?.reset();
    if (result?.step === 'challenge') form.current?.submit();
  }, [result, form]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localizedPath(
        variantId ? '/back-in-stock' : '/newsletter',
        locale,
      )}
      noValidate
      className="relative grid max-w-[65ch] gap-x-2 gap-y-3 xs:grid-cols-[minmax(9rem,1fr)_auto]"
    >
      <GuardFields />
      {variantId ? (
        <input type="hidden" name="variant" value={variantId} />
      ) : null}
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        defaultValue={initialRejected?.values.email}
        required
        error={
          fieldProblem
            ? problemText(`fieldProblems.${fieldProblem}`)
            : undefined
        }
      />
      {/* Read out before the button, but displayed below it. */}
      <div className="col-span-full xs:row-start-2">
        {variantId ? (
          <p className="text-sm text-muted">{t('consent')}</p>
        ) : (
          <NewsletterConsent />
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 xs:mt-6">
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
      {rejected && rejected.problem ? (
        <p role="alert" className="col-span-full text-danger">
          {problemText(`problems.${rejected.problem}`)}
        </p>
      ) : null}
      <p role="status" className="col-span-full font-bold text-success">
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
