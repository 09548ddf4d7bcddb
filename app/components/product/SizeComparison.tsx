import {Section} from '~/components/content/Section';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {OptionGroup} from '~/lib/product/product-options.server';
import type {SizeOffer} from '~/lib/product/size-offers';
import {PriceNote} from './Price';

interface Props {
  texts: LandingTexts['sizes'];
  sizes: readonly SizeOffer[];
  /** The frames are the option whose values have pictures. */
  options: readonly OptionGroup[];
}

export function SizeComparison({texts, sizes, options}: Props) {
  const locale = useLocale();
  const frames = options
    .map(({values}) => values.filter(({picture}) => picture))
    .find((pictured) => pictured.length > 1);
  const blurbs = [texts.small, texts.large];
  return (
    <Section id="sizes" {...texts}>
      <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-2">
        <Wall label={texts.drawing} sizes={sizes} />
        <div>
          <ul className="grid grid-cols-2 gap-x-6">
            {sizes.map((size, index) => (
              <li key={size.name}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-lg">{size.label}</h3>
                  <p className="text-lg font-bold tabular-nums">
                    {formatMoney(size.price, locale)}
                  </p>
                </div>
                <p className="mt-1 text-sm">{blurbs[index]}</p>
                <p className="mt-2">
                  {size.isChosen ? (
                    <span className="font-bold text-success">
                      {texts.chosen}
                    </span>
                  ) : (
                    <Link
                      to={size.search}
                      replace
                      preventScrollReset
                      className="text-link"
                    >
                      {texts.choose}
                    </Link>
                  )}
                  {size.isAvailable ? null : (
                    <span className="ml-2 text-danger">{texts.soldOut}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <PriceNote
              isForAll
              shipsFree={sizes.every(({shipsFree}) => shipsFree)}
            />
          </div>
          {frames ? (
            <ul className="mt-4 grid grid-cols-4 gap-2">
              {frames.map(({name, picture}) => (
                <li key={name} className="text-center text-sm">
                  <Picture
                    image={picture}
                    alt=""
                    sizes="(min-width: 64rem) 9rem, 22vw"
                    widest={400}
                    aspectRatio={1}
                    className="mb-1 aspect-square w-full rounded-control border border-line object-cover"
                  />
                  {name}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

/** Centimetres. */
const WALL = {width: 240, height: 215};
/** Width that a person 175 cm tall needs beside the furniture. */
const PERSON = 40;
const SIDEBOARD = {width: 180, height: 55, legs: 15};
/** Distances between the maps, and from the sideboard to the maps. */
const GAP = 24;
const CLEARANCE = 22;

function Wall({label, sizes}: {label: string; sizes: readonly SizeOffer[]}) {
  const floor = WALL.height - 8;
  const top = floor - SIDEBOARD.height - SIDEBOARD.legs;
  const widthOf = (some: readonly SizeOffer[]) =>
    some.reduce((sum, {width}) => sum + width + GAP, 0);
  const start = (WALL.width - widthOf(sizes) + GAP) / 2;
  const frames = sizes.map((size, index) => ({
    ...size,
    x: start + widthOf(sizes.slice(0, index)),
    y: top - CLEARANCE - size.height,
  }));
  const sideboardX = (WALL.width - SIDEBOARD.width) / 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WALL.width + PERSON} ${WALL.height}`}
      className="w-full rounded-panel border border-line bg-sunken"
    >
      <path
        d={`M0 ${floor}h${WALL.width + PERSON}`}
        stroke="var(--color-line-strong)"
      />
      <g
        fill="var(--color-raised)"
        stroke="var(--color-line-strong)"
        strokeWidth="1.5"
      >
        <path
          d={`M${sideboardX + 14} ${floor}v-${SIDEBOARD.legs}M${sideboardX + SIDEBOARD.width - 14} ${floor}v-${SIDEBOARD.legs}`}
          strokeWidth="3"
        />
        <path
          d={`M${sideboardX} ${top}h${SIDEBOARD.width}v${SIDEBOARD.height}h-${SIDEBOARD.width}zm${SIDEBOARD.width / 3} 0v${SIDEBOARD.height}m${SIDEBOARD.width / 3} 0v-${SIDEBOARD.height}`}
        />
      </g>
      <g
        fill="var(--color-raised)"
        stroke="var(--color-line-strong)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${WALL.width + PERSON / 4} ${floor})`}
      >
        <path d="M-3-149v5c-8 3-9 16-7 50 8 2 16 2 25 0 2-30 2-46-7-50v-8M-8-158c-1-8 2-14 9-14s9 6 8 12c-1 8-5 11-10 11-5 0-7-2-7-5l-1.5-2.5z" />
        <path d="M6-140c4 8 6 18 5 26-5 4-16 2-25 1v-6c6 0 11 0 15-1-2-8-2-13 0-19M-23-124h8v10h-8z" />
        <path
          fill="var(--color-line-strong)"
          d="M-9-96C-11-66-9-38-9-4c-4 0-7 1-7 4h31C15-38 15-66 12-96zM-9-165c2-6 6-9 11-9 8 0 11 7 9 15-1 5-2 9-6 11 1-6-1-9-3-13-5 0-8-1-11-4z"
        />
        <path d="M3-74V-2" stroke="var(--color-sunken)" />
      </g>
      {frames.map((frame) => (
        <Frame key={frame.name} {...frame} />
      ))}
    </svg>
  );
}

/** Percent of the sheet. */
const LIGHTS = {
  vfr: [
    [38, 18],
    [56, 24],
    [52, 42],
    [34, 56],
    [68, 72],
  ],
  mvfr: [
    [74, 30],
    [30, 36],
    [40, 78],
  ],
  ifr: [[70, 50]],
  lifr: [[50, 64]],
} as const;

interface FrameProps extends SizeOffer {
  x: number;
  y: number;
}

function Frame({x, y, width, height, name, isChosen}: FrameProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="1"
        fill="var(--color-raised)"
        stroke={isChosen ? 'var(--color-accent)' : 'var(--color-ink)'}
        strokeWidth="2.5"
      />
      <rect
        x={x + 4}
        y={y + 4}
        width={width - 8}
        height={height - 8}
        fill="none"
        stroke="var(--color-chart-blue)"
        strokeDasharray="3 2"
        strokeWidth="0.6"
      />
      {/* Lines of zero length, whose round ends are the lights. */}
      <g strokeWidth="3" strokeLinecap="round">
        {Object.entries(LIGHTS).map(([light, places]) => (
          <path
            key={light}
            d={places
              .map(
                ([across, down]) =>
                  `M${x + (width * across) / 100} ${y + (height * down) / 100}h0`,
              )
              .join('')}
            stroke={`var(--color-light-${light})`}
          />
        ))}
      </g>
      <text
        x={x + width / 2}
        y={y - 5}
        textAnchor="middle"
        fontSize="7"
        fill="var(--color-muted)"
        className="font-mono"
      >
        {name}
      </text>
    </g>
  );
}
