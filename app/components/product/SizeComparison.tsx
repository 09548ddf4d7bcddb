import {Section} from '~/components/content/Section';
import {CHART_PICTURES} from '~/components/map/charts';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import type {MapDrawing} from '~/lib/weather/map-drawing';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {OptionGroup} from '~/lib/product/product-options.server';
import type {SizeOffer} from '~/lib/product/size-offers';
import {PriceNote} from './Price';

interface Props {
  texts: LandingTexts['sizes'];
  sizes: readonly SizeOffer[];
  drawing: MapDrawing;
  /** The frames are the option whose values have pictures. */
  options: readonly OptionGroup[];
}

export function SizeComparison({texts, sizes, drawing, options}: Props) {
  const locale = useLocale();
  const frames = options
    .map(({values}) => values.filter(({picture}) => picture))
    .find((pictured) => pictured.length > 1);
  const blurbs = [texts.small, texts.large];
  return (
    <Section id="sizes" {...texts}>
      <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-2">
        <Wall label={texts.drawing} sizes={sizes} {...drawing} />
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
/** Width of a frame's bars. */
const BAR = 1.5;

interface WallProps extends MapDrawing {
  label: string;
  sizes: readonly SizeOffer[];
}

/** The frames with their charts, to scale above a sideboard, with a person beside it. */
function Wall({label, sizes, region, lights}: WallProps) {
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
  const [day, night] = CHART_PICTURES[region];
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      role="img"
      aria-label={label}
      className="relative overflow-hidden rounded-panel border border-line bg-sunken"
    >
      {/* Not in the SVG, which would load them with the page. */}
      {frames.map(({name, x, y, width, height}) =>
        [day, night].map((url) => (
          <img
            key={name + url}
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className={`absolute object-cover ${url === day ? 'dark:hidden' : 'hidden dark:block'}`}
            style={{
              left: percent(x, WALL.width + PERSON),
              top: percent(y, WALL.height),
              width: percent(width, WALL.width + PERSON),
              height: percent(height, WALL.height),
            }}
          />
        )),
      )}
      <svg
        viewBox={`0 0 ${WALL.width + PERSON} ${WALL.height}`}
        className="relative block w-full"
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
        {/* Someone standing, seen from the front: head, then shoulders to feet. */}
        <path
          fill="var(--color-line-strong)"
          opacity="0.55"
          transform={`translate(${WALL.width + PERSON / 4} ${floor})`}
          d="M0-175a10 12 0 0 1 0 24 10 12 0 0 1 0-24M-5-150h10q14 1 16 13l4 60h-8l-4-46-1 47-2 76h-9l-1-74-1 74h-9l-2-76-1-47-4 46h-8l4-60q2-12 16-13"
        />
        {frames.map((frame) => (
          <Frame key={frame.name} {...frame} lights={lights} />
        ))}
      </svg>
    </div>
  );
}

interface FrameProps extends SizeOffer, Pick<MapDrawing, 'lights'> {
  x: number;
  y: number;
}

function Frame({x, y, width, height, name, isChosen, lights}: FrameProps) {
  return (
    <g>
      <rect
        x={x + BAR / 2}
        y={y + BAR / 2}
        width={width - BAR}
        height={height - BAR}
        rx="0.5"
        fill="none"
        stroke={isChosen ? 'var(--color-accent)' : 'var(--color-ink)'}
        strokeWidth={BAR}
      />
      {/* Lines of zero length, whose round ends are the lights. */}
      <g strokeWidth="1.8" strokeLinecap="round">
        {FLIGHT_CATEGORIES.map((category) => (
          <path
            key={category}
            d={lights[category]
              .map(
                ([across, down]) =>
                  `M${(x + (width * across) / 100).toFixed(1)} ${(y + (height * down) / 100).toFixed(1)}h0`,
              )
              .join('')}
            stroke={`var(--color-light-${category})`}
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
