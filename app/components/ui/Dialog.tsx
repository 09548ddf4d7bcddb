import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useOverlay, type OverlayName} from './overlay';
import {useBackCloses} from './use-back-closes';
import {useJustOpened} from './use-just-opened';

interface Props {
  name: OverlayName;
  label: string;
  isHeldOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Native modal dialog; its contents remount each time it opens. */
export function Dialog({
  name,
  label,
  isHeldOpen = false,
  className = '',
  children,
}: Props) {
  const {isOpen, close} = useOverlay(name);
  const dialog = useRef<HTMLDialogElement>(null);
  const isJustOpened = useJustOpened(isOpen);
  useBackCloses(isOpen && !isHeldOpen, close);
  // Before the contents' effects, which may need a visible dialog.
  useLayoutEffect(() => {
    const {current} = dialog;
    if (isOpen && !current?.open) current?.showModal();
    if (!isOpen && current?.open) current.close();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards have Escape
    <dialog
      ref={dialog}
      aria-label={label}
      onClick={({target, currentTarget, nativeEvent}) => {
        // A click on the backdrop targets the dialog itself.
        const isOutside =
          target === currentTarget && !isJustOpened(nativeEvent);
        if (isOutside && !isHeldOpen) close();
      }}
      onClose={() => {
        // Browsers close it on a second Escape regardless.
        if (isHeldOpen && isOpen) dialog.current?.showModal();
        else close();
      }}
      className={`dialog ${className}`}
    >
      {isOpen ? children : null}
    </dialog>
  );
}
