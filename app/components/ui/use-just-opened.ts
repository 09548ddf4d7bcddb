import {useEffect, useRef} from 'react';

/** Milliseconds; systems take clicks that are further apart for two. */
const DOUBLE_CLICK_MS = 500;

/**
 * Returns whether an overlay has opened only just: a click outside is then the second one on what
 * opened it, and does not mean to close it.
 */
export function useJustOpened(isOpen: boolean): () => boolean {
  const openedAt = useRef(-Infinity);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return () => performance.now() - openedAt.current < DOUBLE_CLICK_MS;
}
