import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import type {
  AccountAbilities,
  CustomerProfile,
} from '~/lib/account/customer-accounts';

interface Props {
  can: Pick<AccountAbilities, 'password'>;
  customer: Pick<CustomerProfile, 'displayName' | 'email' | 'phone'>;
}

/** Who is signed in, and the ways to change it. */
export function ProfileSummary({can, customer}: Props) {
  const t = useTranslations('account.profile');
  const {displayName, email, phone} = customer;
  return (
    <section aria-labelledby="profile" className="grid gap-3">
      <h2 id="profile" className="text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">{t('name')}</dt>
        <dd dir="auto">{displayName}</dd>
        {email ? (
          <>
            <dt className="text-muted">{t('email')}</dt>
            <dd>{email}</dd>
          </>
        ) : null}
        {phone ? (
          <>
            <dt className="text-muted">{t('phone')}</dt>
            <dd>{phone}</dd>
          </>
        ) : null}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/account/profile" variant="secondary" size="sm">
          {t('edit')}
        </ButtonLink>
        {can.password ? (
          <ButtonLink to="/account/password" variant="secondary" size="sm">
            {t('changePassword')}
          </ButtonLink>
        ) : null}
      </div>
      {can.password ? (
        <p className="text-sm text-muted">{t('sessions')}</p>
      ) : null}
    </section>
  );
}
