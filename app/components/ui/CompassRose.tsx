interface Props {
  className?: string;
}

/** Ring of ticks as one dashed circle: `pathLength` 360 makes a degree one unit. */
const RINGS = [
  {r: 94, width: 3, dash: '0.3 4.7', turn: -0.15},
  {r: 92.5, width: 6, dash: '0.4 9.6', turn: -0.2},
  {r: 90, width: 11, dash: '0.6 29.4', turn: -0.3},
] as const;

/** Tens of degrees, as charts label them. */
const HEADINGS = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33] as const;

/** The compass rose of a radio beacon, as charts print it. Decoration only. */
export function CompassRose({className = ''}: Props) {
  return (
    <svg
      viewBox="-110 -110 220 220"
      fill="none"
      stroke="currentColor"
      aria-hidden
      className={`pointer-events-none select-none ${className}`}
    >
      <circle r="95.5" strokeWidth="0.75" />
      {RINGS.map(({r, width, dash, turn}) => (
        <circle
          key={r}
          r={r}
          strokeWidth={width}
          pathLength="360"
          strokeDasharray={dash}
          transform={`rotate(${turn})`}
        />
      ))}
      <path d="M0-106 4-97h-8Z" fill="currentColor" strokeWidth="0" />
      <path
        d="M-14-8-7-20H7L14-8 7 4H-7Z"
        transform="translate(0 8)"
        strokeWidth="1.5"
      />
      <circle r="1.8" fill="currentColor" strokeWidth="0" />
      <path d="M0-64V-24M0 24V64M-64 0H-24M24 0H64" strokeWidth="0.5" />
      <g
        fill="currentColor"
        strokeWidth="0"
        fontSize="9"
        textAnchor="middle"
        className="font-mono"
      >
        {HEADINGS.map((heading) => (
          <text key={heading} y="-74" transform={`rotate(${heading * 10})`}>
            {heading}
          </text>
        ))}
      </g>
    </svg>
  );
}
