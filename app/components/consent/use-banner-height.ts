import {useEffect, useState} from 'react';

/** `theme.css` reserves space for the element. */
export const BANNER_ID = 'consent-banner';

/**
 * Height in px of the end of the window that the open consent banner covers; 0 until hydration,
 * without a banner, and in windows so low that the banner scrolls with the page.
 */
export function useBannerHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const banner = document.getElementById(BANNER_ID);
    if (!banner) return;
    // Also reports the banner's removal, with the height 0.
    const observer = new ResizeObserver(() => {
      const {position} = getComputedStyle(banner);
      setHeight(position === 'fixed' ? banner.offsetHeight : 0);
    });
    observer.observe(banner);
    return () => observer.disconnect();
  }, []);
  return height;
}
