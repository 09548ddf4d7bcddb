import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import type {FormRefusal} from '~/lib/forms/form-answer';
import {localizedPath} from '~/lib/i18n/locale';
import type {NewsletterStep} from '~/lib/mail/newsletter.server';
import {useFirstFault} from './FormFaults';
import {GuardFields} from './GuardFields';

interface Props {
  /** What the document's own form was answered. */
  refusal?: FormRefusal<'email'> | null;
}

/**
 * Asks for an address for the newsletter. The form stays where it is and says below
 * what came of it; without JavaScript `/newsletter` does.
 */
export function NewsletterForm({refusal: served = null}: Props) {
  const t = useTranslations('newsletter');
  const problemText = useTranslations('form');
  const locale = useLocale();
  const fetcher = useFetcher<NewsletterStep>();
  const answer = fetcher.data;
  const refusal = answer ? answer.step === 'entry' && answer.refusal : served;
  const fault = refusal ? refusal.faults.email : undefined;
  const form = useFirstFault(refusal);
  useEffect(() => {
    if (answer?.step === 'asked') form.current?.reset();
    if (answer?.step === 'challenge') form.current?.submit();
  }, [answer, form]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localizedPath('/newsletter', locale)}
      noValidate
      className="relative grid max-w-[65ch] gap-3"
    >
      <GuardFields />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        defaultValue={served?.values.email}
        required
        error={fault ? problemText(`faults.${fault}`) : undefined}
      />
      <NewsletterConsent />
      <div>
        <Button type="submit" aria-disabled={fetcher.state !== 'idle'}>
          {t('subscribe')}
        </Button>
      </div>
      {refusal && refusal.problem ? (
        <p role="alert" className="text-danger">
          {problemText(`problems.${refusal.problem}`)}
        </p>
      ) : null}
      <p role="status">{answer?.step === 'asked' ? t('asked') : null}</p>
    </fetcher.Form>
  );
}

/** What a subscriber agrees to. */
export function NewsletterConsent() {
  const t = useTranslations('newsletter');
  return (
    <p className="text-sm text-muted">
      {t.rich('consent', {
        link: (chunks) => (
          <Link to="/legal/privacy" className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}
