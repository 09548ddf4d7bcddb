import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useOverlay, type OverlayName} from './overlay';

interface Props {
  name: OverlayName;
  label: string;
  /** Neither Escape nor a click beside it closes it. */
  isHeldOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog while its overlay is open; its contents are made anew. */
export function Dialog({
  name,
  label,
  isHeldOpen = false,
  className = '',
  children,
}: Props) {
  const {isOpen, close} = useOverlay(name);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the contents' own effects, which may need to be seen.
  useLayoutEffect(() => {
    const {current} = dialog;
    if (isOpen && !current?.open) current?.showModal();
    if (!isOpen && current?.open) current.close();
  }, [isOpen]);
  return (
    // The keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      onClick={({target, currentTarget}) => {
        // The veil around it belongs to the dialog, its contents do not.
        if (target === currentTarget && !isHeldOpen) close();
      }}
      onClose={() => {
        // A second Escape closes it whatever a page says.
        if (isHeldOpen && isOpen) dialog.current?.showModal();
        else close();
      }}
      className={`dialog ${className}`}
    >
      {isOpen ? children : null}
    </dialog>
  );
}
