import {useRouteLoaderData} from '@remix-run/react';
import {lazy, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Notice} from '~/components/account/Notice';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import type {BackInStockState} from '~/lib/customer-lists/page-lists.server';
import {BackInStockForm} from './BackInStockForm';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./BackInStockDialog.client')).BackInStockDialog,
}));

interface Props {
  /** Global id of the sold-out variant. */
  variantId: string;
}

/**
 * Notes that somebody wants a sold-out variant. A customer's wish counts at once. For
 * a visitor a dialog first says that it takes an account; without JavaScript the
 * hint beside the button does.
 */
export function BackInStock({variantId}: Props) {
  const t = useTranslations('product.backInStock');
  const state = useRouteLoaderData<{backInStock: BackInStockState}>(
    'root',
  )?.backInStock;
  if (!state?.isSignedIn) return <ForVisitor variantId={variantId} />;
  if (state.wanted.includes(variantId)) {
    return (
      <Notice>
        {t('noted')}{' '}
        <Link to="/account/notifications" className="text-link">
          {t('manage')}
        </Link>
      </Notice>
    );
  }
  return (
    <div className="space-y-3">
      {state.problem ? <Notice tone="danger">{state.problem}</Notice> : null}
      <BackInStockForm variantId={variantId}>
        <Button type="submit" variant="secondary">
          {t('button')}
        </Button>
      </BackInStockForm>
    </div>
  );
}

function ForVisitor({variantId}: Props) {
  const t = useTranslations('product.backInStock');
  const {open} = useOverlay('backInStockModal');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="space-y-1">
      <BackInStockForm
        variantId={variantId}
        onSubmit={(event) => {
          event.preventDefault();
          setWasOpened(true);
          open();
        }}
      >
        <Button type="submit" variant="secondary">
          {t('button')}
        </Button>
      </BackInStockForm>
      <p className="text-sm text-muted">{t('hint')}</p>
      {wasOpened ? (
        <OnDemand>
          <BackInStockDialog variantId={variantId} />
        </OnDemand>
      ) : null}
    </div>
  );
}
