import {useEffect, useState, type ComponentType, type SVGProps} from 'react';
import IconNext from '~icons/lucide/chevron-right';
import IconPrevious from '~icons/lucide/chevron-left';
import IconClose from '~icons/lucide/x';
import IconZoomIn from '~icons/lucide/zoom-in';
import IconZoomOut from '~icons/lucide/zoom-out';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import {Picture} from '~/components/ui/Picture';
import {useTranslations} from 'use-intl/react';
import type {GalleryMedium} from '~/lib/product/gallery';
import {useGalleryPosition} from './use-gallery-position';

interface Props {
  title: string;
  media: readonly GalleryMedium[];
  /** `source` is the picture in the size that is loaded already. */
  first: {readonly id: string; readonly source?: string};
}

export function Lightbox(props: Props) {
  const t = useTranslations('product.gallery');
  return (
    <Dialog
      name="mediaLightbox"
      label={t('label', {title: props.title})}
      className="h-dvh max-h-none w-screen max-w-none rounded-none border-0"
    >
      <Pictures {...props} />
    </Dialog>
  );
}

function Pictures({title, media, first}: Props) {
  const t = useTranslations('product.gallery');
  const pictures = media.filter(({kind}) => kind === 'image');
  const {close} = useOverlay('mediaLightbox');
  const start = pictures.findIndex(({id}) => id === first.id);
  const {scroller, current, show} = useGalleryPosition(
    first.id,
    Math.max(start, 0),
  );
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isZoomed = zoomed === current;
  const count = pictures.length;
  const step = (by: number) => {
    setZoomed(null);
    // `current` lags behind fast key presses.
    const {scrollLeft = 0, clientWidth = 1} = scroller.current ?? {};
    const at = Math.round(scrollLeft / Math.max(clientWidth, 1));
    show((at + by + count) % count);
  };
  useArrowKeys(!isZoomed, step);
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-2 border-b border-line px-4 py-1">
        {/* A modal dialog makes the page's live region inert. */}
        <p aria-live="polite" aria-atomic className="mr-auto">
          {t('position', {number: current + 1, count})}
        </p>
        <IconButton
          Icon={isZoomed ? IconZoomOut : IconZoomIn}
          label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
          onClick={() => setZoomed(isZoomed ? null : current)}
        />
        <IconButton Icon={IconClose} label={t('close')} onClick={close} />
      </div>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={scroller}
          className={`slides h-full ${isZoomed ? 'overflow-hidden' : 'overflow-x-auto'}`}
        >
          {pictures.map(({id, image}, index) => {
            const isLarge = zoomed === index;
            return (
              <li
                key={id}
                ref={isLarge ? scrollToMiddle : undefined}
                className={
                  isLarge ? 'overflow-x-auto overscroll-contain' : undefined
                }
              >
                <button
                  type="button"
                  title={t(isLarge ? 'zoomOut' : 'zoomIn')}
                  onClick={() => setZoomed(isLarge ? null : index)}
                  className={`block -outline-offset-4 ${isLarge ? 'cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
                >
                  <Picture
                    image={image}
                    alt={
                      image.altText || t('picture', {title, number: index + 1})
                    }
                    isFirst={index === start}
                    // Shown until the large picture is loaded.
                    style={
                      index === start && first.source
                        ? {
                            background: `url(${JSON.stringify(first.source)}) center / contain no-repeat`,
                          }
                        : undefined
                    }
                    // Requests the original where it is large enough.
                    sizes={isLarge ? '200vw' : '100vw'}
                    className={
                      isLarge
                        ? 'h-auto w-[200vw] max-w-none'
                        : 'size-full object-contain'
                    }
                  />
                </button>
              </li>
            );
          })}
        </ul>
        {count > 1 ? (
          <>
            <IconButton
              Icon={IconPrevious}
              label={t('previous')}
              onClick={() => step(-1)}
              className="absolute inset-y-0 left-2 my-auto h-11 border border-line bg-surface"
            />
            <IconButton
              Icon={IconNext}
              label={t('next')}
              onClick={() => step(1)}
              className="absolute inset-y-0 right-2 my-auto h-11 border border-line bg-surface"
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface IconButtonProps {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  onClick: () => void;
  className?: string;
}

function IconButton({Icon, label, onClick, className = ''}: IconButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`icon-button ${className}`}
    >
      <Icon />
      <span className="sr-only">{label}</span>
    </button>
  );
}

function scrollToMiddle(frame: HTMLElement | null): void {
  frame?.scrollTo(
    (frame.scrollWidth - frame.clientWidth) / 2,
    (frame.scrollHeight - frame.clientHeight) / 2,
  );
}

/** Arrow keys change pictures anywhere in the dialog, except while zoomed. */
function useArrowKeys(isActive: boolean, step: (by: number) => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (by === undefined || event.altKey) return;
      event.preventDefault();
      step(by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
