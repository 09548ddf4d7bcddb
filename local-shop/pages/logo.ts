import {html} from './html';

/** Places of the lamps on the little map and their colours by day and by night. */
const LAMPS = [
  {x: 8.5, y: 15, day: '#1d9a4c', night: '#3df08a'},
  {x: 15.5, y: 8.5, day: '#1f6fe0', night: '#5aa2ff'},
  {x: 22.5, y: 13, day: '#d8262c', night: '#ff5a5f'},
  {x: 17.5, y: 22, day: '#b3199a', night: '#ff5ce1'},
] as const;

/** The storefront's logo: a framed chart with four lamps, and the name. */
export const logo = html`<svg
  viewBox="0 0 130 32"
  width="130"
  height="32"
  role="img"
  aria-label="METARmap"
>
  <g fill="none" stroke="currentColor">
    <rect
      x="1.25"
      y="1.25"
      width="29.5"
      height="29.5"
      rx="4"
      stroke-width="2.5"
    />
    <path
      d="M11 2.5C8 11 8 21 11 29.5M21 2.5c3 8.5 3 18.5 0 27M2.5 11c8.5-2 18.5-2 27 0M2.5 21c8.5 2 18.5 2 27 0"
      stroke-width="0.75"
      opacity="0.5"
    />
  </g>
  ${LAMPS.map(
    ({x, y, day, night}) =>
      html`<g style="fill: light-dark(${day}, ${night})">
        <circle cx="${x}" cy="${y}" r="4.25" opacity="0.22" />
        <circle cx="${x}" cy="${y}" r="2.4" />
      </g>`,
  )}
  <text
    x="39"
    y="22.5"
    font-size="18"
    font-weight="700"
    textLength="91"
    lengthAdjust="spacingAndGlyphs"
    fill="currentColor"
    aria-hidden="true"
  >
    METARmap
  </text>
</svg>`;
