import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import type {CustomerProfile} from '~/lib/account/customer-accounts';

interface Props {
  customer: Pick<CustomerProfile, 'displayName' | 'email' | 'phone'>;
  hasPassword: boolean;
}

export function ProfileSummary({customer, hasPassword}: Props) {
  const t = useTranslations('account.profile');
  const row = (label: 'name' | 'email' | 'phone', text?: string | null) =>
    text ? (
      <>
        <dt className="text-muted">{t(label)}</dt>
        <dd dir="auto">{text}</dd>
      </>
    ) : null;
  return (
    <section aria-labelledby="profile" className="grid gap-3">
      <h2 id="profile" className="text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {row('name', customer.displayName)}
        {row('email', customer.email)}
        {row('phone', customer.phone)}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/account/profile" variant="secondary" size="sm">
          {t('edit')}
        </ButtonLink>
        {hasPassword ? (
          <ButtonLink to="/account/password" variant="secondary" size="sm">
            {t('changePassword')}
          </ButtonLink>
        ) : null}
      </div>
      {hasPassword ? (
        <p className="text-sm text-muted">{t('sessions')}</p>
      ) : null}
    </section>
  );
}
