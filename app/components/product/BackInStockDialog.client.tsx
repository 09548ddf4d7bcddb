import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import {BackInStockForm} from './BackInStockForm';

interface Props {
  /** Global id of the sold-out variant. */
  variantId: string;
}

/** Says what waiting for a variant takes, and leads on; see `BackInStock`. */
export function BackInStockDialog({variantId}: Props) {
  const t = useTranslations('product.backInStock');
  const {close} = useOverlay('backInStockModal');
  return (
    <Dialog name="backInStockModal" label={t('title')} className="p-6">
      <h2 className="mb-3 text-xl">{t('title')}</h2>
      <p className="mb-6">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <BackInStockForm variantId={variantId}>
          <Button type="submit">{t('login')}</Button>
        </BackInStockForm>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
