import {useEffect, useRef, useState} from 'react';

/**
 * Tracks and moves a strip of pictures as wide as the frame.
 * @param firstId Changes with the variant; the strip then starts over.
 */
export function useGalleryPosition(firstId: string, start = 0) {
  const scroller = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return;
    const follow = () =>
      setCurrent(Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1)));
    strip.addEventListener('scroll', follow, {passive: true});
    return () => strip.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const strip = scroller.current;
    strip?.scrollTo({left: start * strip.clientWidth, behavior: 'instant'});
  }, [firstId, start]);

  return {
    scroller,
    current,
    /** Scrolls to a picture without moving the page. */
    show: (index: number) => {
      const strip = scroller.current;
      strip?.scrollTo({left: index * strip.clientWidth});
    },
  };
}
