import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer as Vaul} from 'vaul';
import IconClose from '~icons/lucide/x';
import {useBackCloses} from './use-back-closes';
import {useJustOpened} from './use-just-opened';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  title: string;
  side: 'left' | 'right';
  closesOnLink?: boolean;
  children: ReactNode;
}

declare global {
  interface Window {
    /** HTML Standard, "Close requests and close watchers"; not in every browser. */
    CloseWatcher: new () => EventTarget & {
      onclose: (() => void) | null;
      destroy(): void;
    };
  }
}

/**
 * The drawer; vaul's animation (0.5 s) and velocity (0.4) match the specification. On phones, Back
 * closes it instead of leaving the page, as it does for a native dialog.
 */
export function DrawerDialog({
  isOpen,
  onClose,
  onClosed,
  title,
  side,
  closesOnLink = false,
  children,
}: Props) {
  const t = useTranslations('layout');
  const isJustOpened = useJustOpened(isOpen);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = onClose;
    return () => watcher.destroy();
  }, [isOpen, onClose]);
  return (
    <Vaul.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      direction={side}
      closeThreshold={0.25}
    >
      <Vaul.Portal>
        <Vaul.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Vaul.Content
          aria-describedby={undefined}
          onClick={(event) => {
            if (closesOnLink && isNavigation(event)) onClose();
          }}
          onPointerDownOutside={(event) => {
            if (isJustOpened(event.detail.originalEvent))
              event.preventDefault();
          }}
          // vaul would leave the focus on the page behind.
          onOpenAutoFocus={({currentTarget}) => {
            if (currentTarget instanceof HTMLElement) currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={`fixed inset-y-0 z-50 flex w-[min(28rem,100vw)] flex-col bg-surface text-ink shadow-panel outline-none ${side === 'left' ? 'left-0' : 'right-0'}`}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
            <Vaul.Title className="text-lg font-bold">{title}</Vaul.Title>
            <Vaul.Close className="icon-button">
              <IconClose />
              <span className="sr-only">{t('close')}</span>
            </Vaul.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            {children}
          </div>
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  );
}

/** Whether the router handled the click on a link. */
function isNavigation({defaultPrevented, target}: MouseEvent): boolean {
  return (
    defaultPrevented &&
    target instanceof Element &&
    target.closest('a[href]:not([aria-disabled])') !== null
  );
}
