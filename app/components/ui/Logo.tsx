import {BRAND} from '~/lib/environment/brand';
import mark from './logo-mark.svg?raw';
import {useBrand} from './use-brand';

/** The merchant's logo, else that of the code. */
export function Logo() {
  const {logo} = useBrand();
  return logo ? (
    <img
      src={logo.single}
      srcSet={`${logo.single} 1x, ${logo.double} 2x`}
      width={logo.width ?? undefined}
      height={logo.height ?? undefined}
      alt={logo.altText || BRAND}
      className="h-8 w-auto max-w-32.5 flex-none object-contain object-left"
    />
  ) : (
    <OwnLogo />
  );
}

/** The name has a fixed `textLength`, so that loading the font shifts nothing. */
function OwnLogo() {
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
