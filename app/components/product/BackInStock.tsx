import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useState, type FormEvent, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {variantNumber} from '~/lib/product/variant-link';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./BackInStockDialog')).BackInStockDialog,
}));

interface Props {
  /** Global id of the sold-out variant. */
  variantId: string;
}

/**
 * Lets somebody wait for a sold-out variant. A dialog first says that it takes an
 * account; without JavaScript the hint beside the button does.
 */
export function BackInStock({variantId}: Props) {
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
        <Suspense fallback={null}>
          <BackInStockDialog variantId={variantId} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface FormProps extends Props {
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** Sends the wish and leads to the login, which leads back here. */
export function BackInStockForm({variantId, onSubmit, children}: FormProps) {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  return (
    <form
      method="post"
      action={localizedPath('/back-in-stock', locale)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="variant" value={variantNumber(variantId)} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </form>
  );
}
