import {createMemo} from '~/lib/cache/memo';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {MapMessages} from '~/lib/i18n/messages.server';
import type {FlightCategory} from '~/lib/weather/flight-category';
import {parseReport} from '~/lib/weather/parse-report.server';

type Moment = 'morning' | 'noon' | 'night';

export interface DayStory {
  readonly text: string;
  readonly report: string;
  readonly category: FlightCategory;
}

/**
 * Made up for the stories, in METAR format; UTC in summer. Each is of an airport whose light in the
 * picture of that moment has the colour of the report.
 */
const REPORTS: Readonly<Record<RegionKey, Readonly<Record<Moment, string>>>> = {
  germany: {
    morning: 'EHAM 210520Z 25006KT 5000 BR OVC006 14/13 Q1015',
    noon: 'EDHL 211250Z 27012KT 9999 FEW035 21/11 Q1018',
    night: 'EDDF 212050Z 24028G41KT 6000 TSRA BKN012CB 17/16 Q1003',
  },
  alps: {
    morning: 'LFSD 210520Z 25006KT 5000 BR OVC006 12/11 Q1017',
    noon: 'LOWI 211250Z 27006KT 9999 FEW090 22/09 Q1018',
    night: 'LSZH 212050Z 24028G41KT 6000 TSRA BKN012CB 17/16 Q1003',
  },
  europe: {
    morning: 'LPPT 210520Z 33004KT 6000 BR OVC020 16/15 Q1019',
    noon: 'EGCC 211250Z 27012KT 9999 FEW035 18/10 Q1018',
    night: 'LGAV 212050Z 24028G41KT 6000 TSRA BKN012CB 21/20 Q1003',
  },
  usEastCoast: {
    morning: 'KTYS 211120Z 25004KT 4SM BR OVC020 18/17 A3005',
    noon: 'KBOS 211850Z 27012KT 10SM FEW035 24/12 A3001',
    night: 'KATL 220250Z 24028G41KT 4SM TSRA BKN012CB 22/21 A2964',
  },
};

type DayStories = Readonly<Record<Moment, DayStory>>;

/** Parsing a report is slow, and these never change. */
const stories = createMemo<DayStories>(
  REGIONS.length * Object.keys(LOCALES).length,
);

/** The stories of a day on a region's map; no text is about another region. */
export function dayStories(
  region: RegionKey,
  code: LocaleCode,
  messages: MapMessages,
): DayStories {
  return stories(`${region} ${code}`, () => storiesOf(region, messages));
}

function storiesOf(region: RegionKey, messages: MapMessages): DayStories {
  const texts = messages.stories[region];
  const story = (moment: Moment): DayStory => {
    const report = REPORTS[region][moment];
    return {
      text: texts[moment],
      report,
      category: parseReport(report)?.category ?? 'vfr',
    };
  };
  return {
    morning: story('morning'),
    noon: story('noon'),
    night: story('night'),
  };
}
