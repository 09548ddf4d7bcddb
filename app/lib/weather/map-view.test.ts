import {describe, expect, it} from 'vitest';
import {createTranslator} from 'use-intl/core';
import de from '~/locales/de.json';
import en from '~/locales/en.json';
import {LOCALES} from '~/lib/i18n/locale';
import {mapView} from './map-view';
import {parseReport} from './parse-report.server';
import {placedStations} from './placed-stations';
import type {Weather} from './weather';

const NOW = Date.UTC(2026, 10, 21, 12, 45);
const OBSERVED = Date.UTC(2026, 10, 21, 12, 20);

const FRANKFURT = placedStations('germany').find(({icao}) => icao === 'EDDF');

function viewOf(
  code: 'de' | 'en',
  groups: string,
  source: Weather['source'] = {kind: 'service', host: 'aviationweather.gov'},
  observedAt = OBSERVED,
) {
  if (!FRANKFURT) throw new Error('Frankfurt has no light.');
  const report = parseReport(`EDDF 211220Z ${groups}`);
  const messages = code === 'de' ? de : en;
  const t = createTranslator({locale: code, messages});
  const category = report?.category ?? null;
  const light = {station: FRANKFURT, category, report, observedAt};
  const other = {...light, station: {...FRANKFURT, icao: 'EDDM'}};
  const weather: Weather = {
    lights: [light, other],
    region: 'germany',
    source,
    now: NOW,
  };
  const [shown] = mapView(weather, t, LOCALES[code], 'all').lights;
  return {...mapView(weather, t, LOCALES[code], 'chosen'), shown};
}

describe('mapView', () => {
  it('puts a report into German words, only for the chosen light', () => {
    const groups = '24012G25KT 210V270 9999 BKN035 09/04 Q1012';
    const {shown, chosen, lights} = viewOf('de', groups);
    expect(shown).toMatchObject({
      left: 34.4,
      top: 58.6,
      category: 'vfr',
      state: 'VFR',
      report: {
        wind: '240° mit 12\u00a0kt, Böen 25\u00a0kt, 210° bis 270°',
        plain: 'Gute Sicht, Wolkendecke ab 3.500\u00a0Fuß: Sichtflug.',
        visibility: '10\u00a0km oder mehr',
        ceiling: '3.500\u00a0ft',
        time: '21. Nov., 12:20 UTC',
        age: 'vor 25 Min.',
      },
    });
    expect(chosen).toBe('EDDF');
    expect(lights.map(({report}) => report)).toEqual([
      shown?.report,
      undefined,
    ]);
  });

  it('puts a report into English words', () => {
    const {shown} = viewOf('en', '05003KT 1 1/2SM BR OVC012');
    expect(shown?.report).toMatchObject({
      wind: '050° at 3\u00a0kt',
      visibility: '1½ miles',
      ceiling: '1,200\u00a0ft',
      time: 'Nov 21, 12:20 UTC',
      age: '25 min. ago',
    });
  });

  it.each([
    ['00000KT CAVOK', 'calm, 10\u00a0km or more, none'],
    ['VRB02KT 0350 VV001', 'variable at 2\u00a0kt, 350\u00a0m, 100\u00a0ft'],
    ['VRB02KT 6000 NSC', 'variable at 2\u00a0kt, 6\u00a0km, none'],
    [
      '31012KT M1/4SM VV///',
      '310° at 12\u00a0kt, less than ¼ mile, not reported',
    ],
    ['/////KT //// //////', 'not reported, not reported, not reported'],
  ])('puts %s into words', (groups, words) => {
    const {wind, visibility, ceiling} =
      viewOf('en', groups).shown?.report ?? {};
    expect([wind, visibility, ceiling].join(', ')).toBe(words);
  });

  it.each([
    ['NIL', 'Keine aktuelle Meldung'],
    ['24005KT //// //////', 'ohne Kategorie'],
  ])('shows an airport without a category: %s', (groups, state) => {
    expect(viewOf('de', groups).shown).toMatchObject({category: null, state});
  });

  it.each([
    [{kind: 'service', host: 'aviationweather.gov'}, /aviationweather\.gov/],
    [{kind: 'samples'}, new RegExp(`^${de.liveMap.samplesNote}$`)],
    [{kind: 'madeUp'}, new RegExp(`^${de.liveMap.madeUpNote}$`)],
  ] as const)(
    'names its source, or that it has samples: %j',
    (source, note) => {
      const view = viewOf('de', '24005KT CAVOK', source);
      expect(view.note).toMatch(note);
    },
  );

  it('says beside the time that a report is made up, in place of an age', () => {
    const view = viewOf('en', '24005KT CAVOK', {kind: 'madeUp'});
    expect(view.texts.time).toBe('Time (sample)');
    expect(view.shown?.report).toMatchObject({
      time: 'Nov 21, 12:20 UTC',
      age: null,
    });
    expect(view.shown?.state).toBe('VFR');
  });

  it('says beside the category that it is a sample where there are no reports', () => {
    const view = viewOf('de', '24005KT CAVOK', {kind: 'samples'});
    expect(view.shown?.state).toBe('VFR (Beispiel)');
  });

  it.each([
    [-89, '89 min. ago'],
    [-130, '2 hr. ago'],
    [1, '0 min. ago'],
  ])('shows an age of %i minutes', (minutes, age) => {
    const observedAt = NOW + minutes * 60_000;
    const {shown} = viewOf('en', '24005KT CAVOK', undefined, observedAt);
    expect(shown?.report?.age).toBe(age);
  });
});
