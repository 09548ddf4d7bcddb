import {useEffect, useRef, useState, type RefObject} from 'react';

interface GalleryPosition {
  scroller: RefObject<HTMLUListElement>;
  /** Index of the picture that fills the frame. */
  current: number;
  /** Brings a picture into the frame without moving the page. */
  readonly show: (index: number) => void;
}

/**
 * Follows and moves a strip of pictures that scrolls sideways. Every picture is
 * as wide as the frame.
 *
 * @param firstId Changes with the variant; the strip then starts over.
 * @param start Index of the picture to start with.
 */
export function useGalleryPosition(
  firstId: string,
  start = 0,
): GalleryPosition {
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
    show: (index) => {
      const strip = scroller.current;
      strip?.scrollTo({left: index * strip.clientWidth});
    },
  };
}
