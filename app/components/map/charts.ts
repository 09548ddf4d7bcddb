import type {RegionKey} from '~/lib/i18n/market-facts';
import alpsDay from './chart-alps-day.svg?url';
import alpsNight from './chart-alps-night.svg?url';
import europeDay from './chart-europe-day.svg?url';
import europeNight from './chart-europe-night.svg?url';
import germanyDay from './chart-germany-day.svg?url';
import germanyNight from './chart-germany-night.svg?url';
import usEastCoastDay from './chart-usEastCoast-day.svg?url';
import usEastCoastNight from './chart-usEastCoast-night.svg?url';

/** URLs of each region's chart without its lights, 660 × 900 or 900 × 660. */
export const CHART_PICTURES: Readonly<
  Record<RegionKey, readonly [day: string, night: string]>
> = {
  germany: [germanyDay, germanyNight],
  alps: [alpsDay, alpsNight],
  europe: [europeDay, europeNight],
  usEastCoast: [usEastCoastDay, usEastCoastNight],
};
