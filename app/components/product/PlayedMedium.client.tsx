import type {ModelViewerElement} from '@google/model-viewer';
import {
  createElement,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import IconWall from '~icons/lucide/scan';
import {Button} from '~/components/ui/Button';
import {useOverlay} from '~/components/ui/overlay';
import {useTranslations} from 'use-intl/react';
import {pictureSource} from '~/lib/product/picture-source';
import type {GalleryMedium} from '~/lib/product/gallery';

export type PlayableMedium = Extract<
  GalleryMedium,
  {kind: 'externalVideo' | 'model'}
>;

interface Props {
  medium: PlayableMedium;
  label: string;
}

/** An external video or a 3D model in place of its poster. Load it on click. */
export function PlayedMedium({medium, label}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // The poster that had the focus is gone.
  useEffect(() => frame.current?.focus({preventScroll: true}), []);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="absolute inset-0 flex flex-col bg-sunken outline-none"
    >
      {medium.kind === 'model' ? (
        <Model medium={medium} label={label} />
      ) : (
        <iframe
          src={medium.video.embedUrl}
          title={label}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      )}
    </div>
  );
}

interface ModelProps extends Props {
  medium: Extract<PlayableMedium, {kind: 'model'}>;
}

function Model({medium, label}: ModelProps) {
  const t = useTranslations('product.gallery');
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const viewer = frame.current?.firstElementChild;
    viewer?.addEventListener('load', () => setState('ready'));
    viewer?.addEventListener('error', () => setState('failed'));
    import('./model-viewer.client').catch(() => setState('failed'));
  }, []);
  return (
    <>
      <div
        ref={frame}
        className={state === 'failed' ? 'hidden' : 'min-h-0 flex-1'}
      >
        {createElement('model-viewer', {
          src: medium.url,
          alt: label,
          poster: pictureSource(medium.image).src,
          'camera-controls': '',
          // Vertical swipes still scroll the page.
          'touch-action': 'pan-y',
          'interaction-prompt': 'none',
          'shadow-intensity': '0.6',
          exposure: '0.8',
          ar: '',
          'ar-placement': 'wall',
          'ar-scale': 'fixed',
          'ios-src': medium.iosUrl,
          style: {
            width: '100%',
            height: '100%',
            // Replaces the library's button, which is in English.
            '--ar-button-display': 'none',
          },
        })}
      </div>
      {state === 'ready' ? <WallButton viewer={frame} /> : null}
      <p
        role="status"
        className={
          state === 'failed'
            ? 'grid size-full place-items-center gap-2 p-6 text-center'
            : 'sr-only'
        }
      >
        {state === 'failed' ? (
          <>
            {t('modelFailed')}
            <a href={medium.url} download className="text-link">
              {t('modelFile')}
            </a>
          </>
        ) : (
          t(state === 'ready' ? 'modelReady' : 'modelLoading')
        )}
      </p>
    </>
  );
}

/** Shows the model in the visitor's room, or the page's QR code for a device that can. */
function WallButton({viewer}: {viewer: RefObject<HTMLElement>}) {
  const t = useTranslations('product.gallery');
  const {open} = useOverlay('wallDialog');
  const show = () => {
    const model =
      viewer.current?.querySelector<ModelViewerElement>('model-viewer');
    if (model?.canActivateAR) model.activateAR().catch(open);
    else open();
  };
  return (
    <Button variant="secondary" onClick={show} className="mx-auto mb-4">
      <IconWall />
      {t('wall')}
    </Button>
  );
}
