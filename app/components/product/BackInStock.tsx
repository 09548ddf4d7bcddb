import {useLocation, useRouteLoaderData} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Notice} from '~/components/account/Notice';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {useOverlay} from '~/components/ui/overlay';
import {OverlayOnDemand} from '~/components/ui/OverlayOnDemand';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import type {BackInStockState} from '~/lib/customer-lists/page-lists.server';
import {localizedPath} from '~/lib/i18n/locale';
import {variantSearch} from '~/lib/product/product-paths';

interface Props {
  variantId: string;
}

/** Adds a sold-out variant to a customer's list; asks others for an e-mail address. */
export function BackInStock({variantId}: Props) {
  const t = useTranslations('product.backInStock');
  const state = useRouteLoaderData<{backInStock: BackInStockState}>(
    'root',
  )?.backInStock;
  const {open} = useOverlay('backInStockModal');
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
  if (state?.isSignedIn) {
    return (
      <div className="grid gap-2">
        {state.problem ? <Notice tone="danger">{state.problem}</Notice> : null}
        <BackInStockForm variantId={variantId}>
          <Button type="submit" size="lg" className="w-full">
            {t('button')}
          </Button>
        </BackInStockForm>
      </div>
    );
  }
  return (
    <>
      <ButtonLink
        // The page does the same without JavaScript.
        to={`/back-in-stock${variantSearch(variantId)}`}
        prefetch="none"
        rel="nofollow"
        size="lg"
        className="w-full"
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          open();
        }}
      >
        {t('button')}
      </ButtonLink>
      <OverlayOnDemand
        name="backInStockModal"
        load={async () =>
          (await import('./BackInStockDialog.client')).BackInStockDialog
        }
      >
        {(BackInStockDialog) => (
          <BackInStockDialog variantId={variantId}>
            <BackInStockForm variantId={variantId}>
              <Button type="submit" variant="secondary">
                {t('login')}
              </Button>
            </BackInStockForm>
          </BackInStockDialog>
        )}
      </OverlayOnDemand>
    </>
  );
}

interface FormProps extends Props {
  /** Path to return to; by default this page. */
  back?: string;
  children: ReactNode;
}

/** Stores the variant and redirects to the login, which leads back here. */
export function BackInStockForm({variantId, back, children}: FormProps) {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  return (
    <form method="post" action={localizedPath('/back-in-stock', locale)}>
      <input type="hidden" name="variant" value={variantId} />
      <input
        type="hidden"
        name="redirectTo"
        value={back ?? pathname + search}
      />
      {children}
    </form>
  );
}
