import {useLocation, useRouteLoaderData} from '@remix-run/react';
import {lazy, useState, type FormEvent, type ReactNode} from 'react';
import {Notice} from '~/components/account/Notice';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import type {BackInStockState} from '~/lib/customer-lists/page-lists.server';
import {localizedPath} from '~/lib/i18n/locale';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./BackInStockDialog.client')).BackInStockDialog,
}));

interface Props {
  variantId: string;
}

/** Adds a sold-out variant to the back-in-stock list, which needs an account. */
export function BackInStock({variantId}: Props) {
  const t = useTranslations('product.backInStock');
  const state = useRouteLoaderData<{backInStock: BackInStockState}>(
    'root',
  )?.backInStock;
  const {open} = useOverlay('backInStockModal');
  const [wasOpened, setWasOpened] = useState(false);
  if (state?.isSignedIn && state.wanted.includes(variantId)) {
    return (
      <Notice>
        {t('noted')}{' '}
        <Link to="/account/notifications" className="text-link">
          {t('manage')}
        </Link>
      </Notice>
    );
  }
  const explain = (event: FormEvent) => {
    event.preventDefault();
    setWasOpened(true);
    open();
  };
  return (
    <div className="space-y-2">
      {state?.problem ? <Notice tone="danger">{state.problem}</Notice> : null}
      <BackInStockForm
        variantId={variantId}
        onSubmit={state?.isSignedIn ? undefined : explain}
      >
        <Button type="submit" variant="secondary">
          {t('button')}
        </Button>
      </BackInStockForm>
      {state?.isSignedIn ? null : (
        <p className="text-sm text-muted">{t('hint')}</p>
      )}
      {wasOpened ? (
        <OnDemand>
          <BackInStockDialog>
            <BackInStockForm variantId={variantId}>
              <Button type="submit">{t('login')}</Button>
            </BackInStockForm>
          </BackInStockDialog>
        </OnDemand>
      ) : null}
    </div>
  );
}

interface FormProps extends Props {
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** Stores the variant and redirects to the login, which leads back here. */
function BackInStockForm({variantId, onSubmit, children}: FormProps) {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  return (
    <form
      method="post"
      action={localizedPath('/back-in-stock', locale)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="variant" value={variantId} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </form>
  );
}
