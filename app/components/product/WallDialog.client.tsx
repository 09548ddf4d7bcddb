import {useTranslations} from 'use-intl/react';
import {renderSVG} from 'uqr';
import {Button} from '~/components/ui/Button';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';

interface Props {
  /** Absolute. */
  url: string;
}

/** A QR code of this page for a phone; see `WallButton`. */
export function WallDialog({url}: Props) {
  const t = useTranslations('product.gallery');
  const {close} = useOverlay('wallDialog');
  // Four modules of white around it, as the standard requires.
  const code = renderSVG(url, {ecc: 'M', border: 4});
  return (
    <Dialog name="wallDialog" label={t('wall')} className="p-6">
      <h2 className="mb-3 text-xl">{t('wall')}</h2>
      <p className="mb-4">{t('wallText')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(code)}`}
        alt={t('wallCode')}
        width="256"
        height="256"
        className="mx-auto mb-4 rounded-control filter-none"
      />
      <p className="mb-4">
        <a href={url} className="text-link text-sm wrap-anywhere">
          {url}
        </a>
      </p>
      <Button variant="quiet" onClick={close}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
