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
    const formObserver = new IntersectionObserver(
      (entries) => {
        isPast = entries.at(-1)?.isIntersecting === false;
        setIsShown(isPast && !isAtEnd);
      },
      // Down to the page's end: a jump over the form is noticed, too.
      {rootMargin: '0px 0px 1000000px'},
    );
    const footObserver = new IntersectionObserver((entries) => {
      isAtEnd = entries.at(-1)?.isIntersecting === true;
      setIsShown(isPast && !isAtEnd);
    });
    formObserver.observe(form);
    footObserver.observe(foot);
    return () => {
      formObserver.disconnect();
      footObserver.disconnect();
    };
  }, []);
  return (
    <div ref={bar} hidden={!isShown} className="buy-bar">
      <div>{price}</div>
      {children}
    </div>
  );
}
