import {BRAND} from '~/lib/environment/brand';

const LAMPS = [
  {x: 8.5, y: 15, color: 'text-light-vfr'},
  {x: 15.5, y: 8.5, color: 'text-light-mvfr'},
  {x: 22.5, y: 13, color: 'text-light-ifr'},
  {x: 17.5, y: 22, color: 'text-light-lifr'},
] as const;

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
      stroke="currentColor"
    >
      <g fill="none">
        <path
          d="M5.25 1.25h21.5a4 4 0 0 1 4 4v21.5a4 4 0 0 1-4 4H5.25a4 4 0 0 1-4-4V5.25a4 4 0 0 1 4-4Z"
          strokeWidth="2.5"
        />
        <path
          d="M11 2.5C8 11 8 21 11 29.5M21 2.5c3 8.5 3 18.5 0 27M2.5 11c8.5-2 18.5-2 27 0M2.5 21c8.5 2 18.5 2 27 0"
          strokeWidth=".75"
          opacity=".5"
        />
      </g>
      <g fill="currentColor" strokeWidth="3.7" strokeOpacity=".22">
        {LAMPS.map(({x, y, color}) => (
          <circle key={color} className={color} cx={x} cy={y} r="2.4" />
        ))}
      </g>
      <text
        x="39"
        y="22.5"
        fontSize="18"
        fontWeight="700"
        textLength="91"
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
        stroke="none"
        aria-hidden
      >
        {BRAND}
      </text>
    </svg>
  );
}
