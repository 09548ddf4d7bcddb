import {useCallback, useState, type ReactNode} from 'react';
import {SubscriptionForm} from '~/components/content/SubscriptionForm';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import {useTranslations} from 'use-intl/react';

interface Props {
  variantId: string;
  /** The alternative for customers with an account. */
  children: ReactNode;
}

/** Asks for an e-mail address; see `BackInStock`. */
export function BackInStockDialog({variantId, children}: Props) {
  const t = useTranslations('product.backInStock');
  const tLayout = useTranslations('layout');
  const {close} = useOverlay('backInStockModal');
  const [isDone, setIsDone] = useState(false);
  const onDone = useCallback(() => setIsDone(true), []);
  return (
    <Dialog name="backInStockModal" label={t('title')} className="p-6">
      <h2 className="mb-3 text-xl">{t('title')}</h2>
      {isDone ? null : <p className="mb-4">{t('text')}</p>}
      <SubscriptionForm variantId={variantId} onDone={onDone} />
      <div className="mt-4 flex flex-wrap gap-3">
        {isDone ? null : children}
        <Button variant="quiet" onClick={close}>
          {isDone ? tLayout('close') : t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
