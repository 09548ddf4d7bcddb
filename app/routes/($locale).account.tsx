import {Form, Outlet} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AccountNavigation} from '~/components/account/AccountNavigation';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import {PRIVATE} from '~/lib/account/account-action.server';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {localizedPath} from '~/lib/i18n/locale';

export const headers = () => PRIVATE;

/** Lets nobody in who is not signed in; every page below checks it as well. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireCustomerToken(context, request);
  return null;
}

export default function AccountLayout() {
  const t = useTranslations('auth');
  const locale = useLocale();
  return (
    <div className="page-width grid gap-8 py-6 lg:grid-cols-[14rem_1fr] lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4 lg:flex-col lg:items-stretch lg:justify-start print:hidden">
        <AccountNavigation />
        <Form method="post" action={localizedPath('/auth/logout', locale)}>
          <Button type="submit" variant="secondary" size="sm">
            {t('logout')}
          </Button>
        </Form>
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
