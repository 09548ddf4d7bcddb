import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  price: ReactNode;
  /** The button that sends the form around this. */
  children: ReactNode;
}

/**
 * On a phone, price and button in reach of the thumb from when the form that they stand in
 * has left the window at its top, until it is back or the page's foot is there.
 */
export function BuyBar({price, children}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const form = bar.current?.closest('form');
    const foot = document.querySelector('main + footer');
    if (!form || !foot) return undefined;
    let isPast = false;
    let isAtEnd = false;
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting, boundingClientRect} of entries) {
        if (target === foot) isAtEnd = isIntersecting;
        else isPast = !isIntersecting && boundingClientRect.top < 0;
      }
      setIsShown(isPast && !isAtEnd);
    });
    observer.observe(form);
    observer.observe(foot);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} hidden={!isShown} className="buy-bar">
      <div>{price}</div>
      {children}
    </div>
  );
}
