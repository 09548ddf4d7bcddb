import {useEffect, useRef} from 'react';

/** Focuses a heading (`tabIndex={-1}`) when a list's entry is removed; returns its ref. */
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
