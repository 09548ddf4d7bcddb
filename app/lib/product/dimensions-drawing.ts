import {formatLength, sidesOf} from '~/lib/i18n/inches';
import type {Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import type {Labelled} from './product-metafields';

/** The longest side of a drawing divided by the shortest of its front: a cable is no drawing. */
const MAX_RATIO = 6;

/** Units of a drawing: its longest side, the room of a label, the distance of a side's line. */
const LONGEST = 150;
const LABEL = 48;
const LINE = 12;

/**
 * Front and side as the first line with measures says (width, height, perhaps depth), to scale, with
 * a line and a length in the market's unit for each: paths and texts of an SVG; `null` without such
 * a line.
 */
export function dimensionsView(
  lines: readonly Labelled[],
  locale: Pick<Locale, 'code' | 'tag'>,
  market: Pick<MarketFacts, 'hasUsUnits'>,
) {
  const sides = lines
    .map(({text}) => sidesOf(text, locale))
    .find((found) => found !== null);
  const [width, height, depth = 0] = sides ?? [];
  if (!width || !height) return null;
  const longest = Math.max(width, height, depth);
  if (longest / Math.min(width, height) > MAX_RATIO) return null;
  const units = (length: number) => Math.round((length * LONGEST) / longest);
  const [w, h, d] = [units(width), units(height), Math.max(units(depth), 2)];
  const sideX = w + LINE + LABEL;
  const lineY = h + LINE;
  const textY = lineY + 14;
  const across = (x: number, length: number) =>
    `M${x} ${lineY}h${length}m0-4v8m-${length}-8v8`;
  const words = (length: number) => formatLength(length, market, locale);
  return {
    width: sideX + (depth ? d + LABEL / 2 : 0),
    height: lineY + 20,
    outline:
      `M0 0h${w}v${h}H0z` + (depth ? `M${sideX} 0h${d}v${h}h-${d}z` : ''),
    lines:
      across(0, w) +
      `M${w + LINE} 0v${h}m-4 0h8m-8-${h}h8` +
      (depth ? across(sideX, d) : ''),
    texts: [
      {text: words(width), x: w / 2, y: textY},
      {text: words(height), x: w + LINE + LABEL / 2, y: h / 2 + 4},
      ...(depth ? [{text: words(depth), x: sideX + d / 2, y: textY}] : []),
    ],
  };
}

export type DimensionsView = NonNullable<ReturnType<typeof dimensionsView>>;
