import {useEffect, useRef} from 'react';

/**
 * Gives a heading the focus when an entry of its list goes with the button that had it.
 * @returns the heading's ref; it needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (count < before.current && isFocusLost) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
