import {expect, it} from 'vitest';
import {
  unreadMapView,
  type LightView,
  type MapView,
} from '~/lib/weather/map-view';
import {mapHtml, wholeMapHtml} from './map-html.server';

const LIGHT: LightView = {
  icao: 'EDDH',
  name: 'Hamburg',
  left: 40,
  top: 20,
  isHub: true,
  isMinor: false,
  labelSide: 'right',
  category: 'vfr',
  state: 'VFR',
  report: {
    plain: 'Good visibility',
    raw: 'EDDH 211950Z 24008KT CAVOK 08/03 Q1019',
    wind: '240°, 8 kt',
    visibility: '10 km',
    ceiling: '–',
    time: '21. Nov., 19:50 UTC',
    observedAt: Date.parse('2026-11-21T19:50:00Z'),
    age: 'vor 3 Min.',
  },
};

const TEXT = 'text';

const VIEW: MapView = {
  region: 'germany',
  isWide: false,
  chosen: null,
  lights: [LIGHT],
  counts: [{category: 'vfr', count: 1}],
  isSample: false,
  note: 'METAR <of> weather.example',
  tablePath: '/weather',
  reportsPath: '/weather/reports',
  texts: {
    label: TEXT,
    hint: TEXT,
    keys: TEXT,
    none: TEXT,
    category: TEXT,
    airport: TEXT,
    time: TEXT,
    wind: TEXT,
    visibility: TEXT,
    ceiling: TEXT,
    raw: TEXT,
    table: TEXT,
    tableCaption: TEXT,
    sample: TEXT,
  },
};

it('has the lights and the room for their reports, and text as text', async () => {
  const html = await mapHtml(unreadMapView(VIEW));
  expect(html).toContain('aria-label="Hamburg (EDDH): VFR"');
  expect(html).toContain('vor 3 Min.');
  expect(html).toContain('METAR &lt;of&gt; weather.example');
  expect(html).not.toContain('<!--');
});

it('is another one as soon as anything in it differs, such as an age', async () => {
  const report = LIGHT.report && {...LIGHT.report, age: 'vor 4 Min.'};
  const html = await mapHtml(
    unreadMapView({...VIEW, lights: [{...LIGHT, report}]}),
  );
  expect(html).toContain('vor 4 Min.');
  expect(html).not.toContain('vor 3 Min.');
});

it('has the chart of either colour mode fetched before it is laid out', async () => {
  const html = await mapHtml(VIEW);
  for (const scheme of ['light', 'dark']) {
    expect(html).toMatch(
      new RegExp(
        `<link rel="preload" as="image"[^>]+media="\\(prefers-color-scheme: ${scheme}\\)"/>`,
      ),
    );
  }
});

it('has no report but some with all the longest texts, and all of them where it is looked at', async () => {
  const dark = {...LIGHT, icao: 'EDDM', report: null};
  const short = {...LIGHT, icao: 'EDDB'};
  const report = LIGHT.report && {...LIGHT.report, raw: `${LIGHT.report.raw}=`};
  const lights = [dark, short, {...LIGHT, icao: 'EDDF', report}];
  const reportsOf = (html: string) =>
    [...html.matchAll(/id="report-(.{4})"/g)].map(([, icao]) => icao);
  const unread = unreadMapView({...VIEW, lights});
  const html = await mapHtml(unread);
  expect(reportsOf(html)).toEqual([]);
  expect(html).toContain('Q1019=');
  expect(html.match(/class="live-map-report"/g)).toHaveLength(3);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(reportsOf(await wholeMapHtml({...VIEW, lights}))).toEqual([
    'EDDM',
    'EDDB',
    'EDDF',
  ]);
});

it('is empty on pages without a map', async () => {
  expect(await mapHtml(null)).toBe('');
});
