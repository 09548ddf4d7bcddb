import {BRAND} from '~/lib/environment/brand';
import mark from './logo-mark.svg?raw';

/** The logo; the name has a fixed `textLength`, so that loading the font shifts nothing. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 130 32"
      width="130"
      height="32"
      role="img"
      aria-label={BRAND}
      className="block"
    >
      <g dangerouslySetInnerHTML={{__html: mark}} />
      <text
        x="39"
        y="22.5"
        fontSize="18"
        fontWeight="700"
        textLength="91"
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
        aria-hidden
      >
        {BRAND}
      </text>
    </svg>
  );
}
