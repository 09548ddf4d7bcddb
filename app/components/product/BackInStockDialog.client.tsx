import type {ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import {useTranslations} from 'use-intl/react';

interface Props {
  children: ReactNode;
}

/** Explains that back-in-stock notes need an account; see `BackInStock`. */
export function BackInStockDialog({children}: Props) {
  const t = useTranslations('product.backInStock');
  const {close} = useOverlay('backInStockModal');
  return (
    <Dialog name="backInStockModal" label={t('title')} className="p-6">
      <h2 className="mb-3 text-xl">{t('title')}</h2>
      <p className="mb-6">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
