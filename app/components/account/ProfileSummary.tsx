import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {
  PROFILE_FIELDS,
  type CustomerProfile,
} from '~/lib/account/customer-accounts';

interface Props {
  customer: CustomerProfile;
  hasPassword: boolean;
}

/** Shown together, as `displayName`. */
const NAMES = new Set(['firstName', 'lastName']);

export function ProfileSummary({customer, hasPassword}: Props) {
  const t = useTranslations('account.profile');
  const tField = useTranslations('auth.fields');
  const rows = [
    [t('name'), customer.displayName],
    ...PROFILE_FIELDS.filter(({name}) => !NAMES.has(name)).map(
      ({name}) => [tField(name), customer[name]] as const,
    ),
  ] as const;
  return (
    <section aria-labelledby="profile" className="grid gap-3">
      <h2 id="profile" className="text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {rows.map(([label, text]) =>
          text ? (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ) : null,
        )}
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
