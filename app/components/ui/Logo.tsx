import {BRAND} from '~/lib/environment/brand';

interface Props {
  /** Pixels; the height follows. */
  width?: number;
}

/** Places of the lamps on the little map, with their flight category. */
const LAMPS = [
  {x: 8.5, y: 15, color: 'text-light-vfr'},
  {x: 15.5, y: 8.5, color: 'text-light-mvfr'},
  {x: 22.5, y: 13, color: 'text-light-ifr'},
  {x: 17.5, y: 22, color: 'text-light-lifr'},
] as const;

/**
 * The logo: a framed chart with four lamps, and the brand's name. The name is
 * set in the page's font with a fixed length, so that it keeps its place while
 * the font loads.
 */
export function Logo({width = 130}: Props) {
  return (
    <svg
      viewBox="0 0 130 32"
      width={width}
      height={(width * 32) / 130}
      role="img"
      aria-label={BRAND}
      className="block"
    >
      <g fill="none" stroke="currentColor">
        <rect
          x="1.25"
          y="1.25"
          width="29.5"
          height="29.5"
          rx="4"
          strokeWidth="2.5"
        />
        <path
          d="M11 2.5C8 11 8 21 11 29.5M21 2.5c3 8.5 3 18.5 0 27M2.5 11c8.5-2 18.5-2 27 0M2.5 21c8.5 2 18.5 2 27 0"
          strokeWidth="0.75"
          opacity="0.5"
        />
      </g>
      {LAMPS.map(({x, y, color}) => (
        <g key={color} className={color} fill="currentColor">
          <circle cx={x} cy={y} r="4.25" opacity="0.22" />
          <circle cx={x} cy={y} r="2.4" />
        </g>
      ))}
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
