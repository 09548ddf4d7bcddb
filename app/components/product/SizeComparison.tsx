import {Fragment} from 'react';
import {useTranslations} from 'use-intl/react';
import {Section} from '~/components/content/Section';
import {CHART_PICTURES} from '~/components/map/charts';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import type {MapDrawing} from '~/lib/weather/map-drawing';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {SizeOffer} from '~/lib/product/map-story.server';
import type {ProductSectionsView} from '~/lib/product/product-text.server';
import {PriceNote} from './Price';
import {ComparisonTable} from './ProductSections';
import person from './person.svg?url';
import wallDay from './wall-day.webp';
import wallNight from './wall-night.webp';

interface Props {
  texts: LandingTexts['sizes'];
  sizes: readonly SizeOffer[];
  drawing: MapDrawing;
  /** CSS colour of the chosen frame; of oak without one. */
  frame: string | null;
  /** Of every version; folded below the sizes. */
  comparison: ProductSectionsView['comparison'];
}

export function SizeComparison({
  texts,
  sizes,
  drawing,
  frame,
  comparison,
}: Props) {
  const t = useTranslations('product.sections.compare');
  const locale = useLocale();
  const blurbs = [texts.small, texts.large];
  return (
    <Section id="sizes" {...texts}>
      <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-2">
        <Wall label={texts.drawing} sizes={sizes} frame={frame} {...drawing} />
        <div className="space-y-4">
          <ul className="grid grid-cols-2 gap-x-6">
            {sizes.map((size, index) => (
              <li key={size.name}>
                <h3 className="text-lg">{size.label}</h3>
                <p className="text-lg font-bold">
                  {formatMoney(size.price, locale)}
                </p>
                <p className="mt-1 text-sm">{blurbs[index]}</p>
                <p
                  className={`mt-2 ${size.isChosen ? 'font-bold text-success' : ''}`}
                >
                  {size.isChosen ? (
                    texts.chosen
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
          <PriceNote
            isForAll
            shipsFree={sizes.every(({shipsFree}) => shipsFree)}
          />
          {comparison ? (
            <details className="wide-open">
              <summary className="fold">{t('table')}</summary>
              <ComparisonTable {...comparison} />
            </details>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

/**
 * Centimetres of wall and floor that the photographs show, in the plane of the wall; what stands in
 * them is in `local-shop/pictures/scenes/comparison.py`.
 */
const WALL = {width: 280, height: 215, floor: 8};
const SIDEBOARD = {middle: 120, top: 67};
/** Distances between the maps, and from the sideboard to the maps. */
const GAP = 24;
const CLEARANCE = 20;

interface WallProps extends MapDrawing, Pick<Props, 'sizes' | 'frame'> {
  label: string;
}

/** The maps in their frames, to scale above a sideboard, with a person beside it. */
function Wall({label, sizes, frame, region, lights}: WallProps) {
  const floor = WALL.height - WALL.floor;
  const bottom = floor - SIDEBOARD.top - CLEARANCE;
  const widthOf = (some: readonly SizeOffer[]) =>
    some.reduce((sum, {width}) => sum + width + GAP, 0);
  const start = SIDEBOARD.middle - (widthOf(sizes) - GAP) / 2;
  const frames = sizes.map((size, index) => ({
    ...size,
    x: start + widthOf(sizes.slice(0, index)),
    y: bottom - size.height,
  }));
  const [chart] = CHART_PICTURES[region];
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      role="img"
      aria-label={label}
      className="@container relative overflow-hidden rounded-panel border border-line bg-sunken"
      style={frame ? {'--frame': frame} : undefined}
    >
      {[wallDay, wallNight].map((url) => (
        <img
          key={url}
          src={url}
          alt=""
          width={1400}
          height={1075}
          loading="lazy"
          decoding="async"
          className={`block h-auto w-full ${url === wallDay ? 'dark:hidden' : 'hidden dark:block'}`}
        />
      ))}
      {/* Not in the SVG, which would load them with the page. */}
      {frames.map(({name, x, y, width, height}) => (
        <div
          key={name}
          className="wall-frame"
          style={{
            left: percent(x, WALL.width),
            top: percent(y, WALL.height),
            width: percent(width, WALL.width),
            height: percent(height, WALL.height),
          }}
        >
          <img src={chart} alt="" loading="lazy" decoding="async" />
        </div>
      ))}
      {/* Someone 175 cm tall, to the right of the furniture; a file, because the path is long. */}
      <div
        className="absolute inset-0 bg-ink opacity-15"
        style={{
          mask: `url(${person})`,
          forcedColorAdjust: 'none',
          printColorAdjust: 'exact',
        }}
      />
      <svg
        viewBox={`0 0 ${WALL.width} ${WALL.height}`}
        className="absolute inset-0 size-full"
      >
        {/* Lines of zero length, whose round ends are the lights. */}
        {FLIGHT_CATEGORIES.map((category) => (
          <path
            key={category}
            className={category}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            // In centimetres: a pale collar, then what a light throws on the paper around it.
            style={{
              color: 'var(--light)',
              filter:
                'drop-shadow(0 0 0.5px #fff8) drop-shadow(0 0 0.8px) drop-shadow(0 0 1.6px)',
            }}
            d={frames
              .flatMap(({x, y, width, height}) =>
                lights[category].map(
                  ([across, down]) =>
                    `M${(x + (width * across) / 100).toFixed(1)} ${(y + (height * down) / 100).toFixed(1)}h0`,
                ),
              )
              .join('')}
          />
        ))}
        {frames.map(({name, shortLabel, x, y, width, height, isChosen}) => (
          <Fragment key={name}>
            {isChosen ? (
              <rect
                x={x - 2}
                y={y - 2}
                width={width + 4}
                height={height + 4}
                rx="1.5"
                fill="none"
                stroke="var(--color-accent)"
              />
            ) : null}
            <text
              x={x + width / 2}
              y={y - 6}
              textAnchor="middle"
              fontSize="7"
              fill="var(--color-ink)"
              className="font-mono"
            >
              {shortLabel}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
