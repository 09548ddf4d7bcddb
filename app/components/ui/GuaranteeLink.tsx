import {useRouteLoaderData} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Link} from './Link';
import {GUARANTEE_PATH} from '~/lib/content/navigation';

/** Leads to the notice of the legal guarantee, where the law and the merchant have one. */
export function GuaranteeLink() {
  const t = useTranslations('layout');
  const root = useRouteLoaderData<{hasGuarantee: boolean}>('root');
  return root?.hasGuarantee ? (
    <p className="text-sm">
      <Link to={GUARANTEE_PATH} className="text-link">
        {t('guarantee')}
      </Link>
    </p>
  ) : null;
}
