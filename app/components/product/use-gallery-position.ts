import {useEffect, useRef, useState} from 'react';

/**
 * Tracks and moves a strip of pictures, of which the one in the middle of the frame is current.
 * @param firstId Changes with the variant; the strip then starts over.
 */
export function useGalleryPosition(firstId: string, start = 0) {
  const scroller = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return;
    const follow = () => {
      const middle = strip.scrollLeft + strip.clientWidth / 2;
      setCurrent(Math.floor(middle / Math.max(slideWidth(strip), 1)));
    };
    strip.addEventListener('scroll', follow, {passive: true});
    return () => strip.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const strip = scroller.current;
    strip?.scrollTo({left: start * slideWidth(strip), behavior: 'instant'});
  }, [firstId, start]);

  return {
    scroller,
    current,
    /** Scrolls to a picture without moving the page. */
    show: (index: number) => {
      const strip = scroller.current;
      // It snaps to the picture's middle.
      strip?.scrollTo({left: index * slideWidth(strip)});
    },
  };
}

/** Pixels; all slides are equally wide. */
function slideWidth(strip: HTMLUListElement): number {
  return strip.firstElementChild?.clientWidth ?? 0;
}
