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
  raw: string,
  source: Weather['source'] = {kind: 'service', host: 'aviationweather.gov'},
  observedAt = OBSERVED,
) {
  if (!FRANKFURT) throw new Error('Frankfurt has no light.');
  const report = parseReport(raw);
  const t = createTranslator({
    locale: code,
    messages: code === 'de' ? de : en,
  });
  const light = {
    station: FRANKFURT,
    category: report?.category ?? null,
    report,
    observedAt,
  };
  const weather: Weather = {
    lights: [light, {...light, station: {...FRANKFURT, icao: 'EDDM'}}],
    region: 'germany',
    source,
    now: NOW,
  };
  const whole = mapView(weather, t, LOCALES[code], 'all');
  const view = mapView(weather, t, LOCALES[code], 'chosen');
  return {...view, light: whole.lights[0], lights: view.lights};
}

describe('mapView', () => {
  it('says in German what a report says', () => {
    const {light} = viewOf(
      'de',
      'EDDF 211220Z 24012G25KT 210V270 9999 BKN035 09/04 Q1012',
    );
    expect(light).toMatchObject({
      left: 34.4,
      top: 58.6,
      category: 'vfr',
      state: 'VFR',
      report: {
        wind: '240° mit 12\u00a0kt, Böen 25\u00a0kt, 210° bis 270°',
        plain: 'Gute Sicht, Wolken ab 3.500 Fuß: Sichtflug.',
        visibility: '10\u00a0km oder mehr',
        ceiling: '3.500\u00a0ft',
        time: '21. Nov., 12:20 UTC',
        age: 'vor 25 Min.',
      },
    });
  });

  it('says in English what a report says', () => {
    const {light} = viewOf('en', 'EDDF 211220Z 05003KT 1 1/2SM BR OVC012');
    expect(light?.report).toMatchObject({
      wind: '050° at 3\u00a0kt',
      visibility: '1.5 miles',
      ceiling: '1,200\u00a0ft',
      time: 'Nov 21, 12:20 UTC',
      age: '25 min. ago',
    });
  });

  it.each([
    ['00000KT CAVOK', ['calm', '10\u00a0km or more', 'none']],
    [
      'VRB02KT 0350 VV001',
      ['variable at 2\u00a0kt', '350\u00a0m', '100\u00a0ft'],
    ],
    ['VRB02KT 6000 NSC', ['variable at 2\u00a0kt', '6\u00a0km', 'none']],
    [
      '31012KT M1/4SM VV///',
      ['310° at 12\u00a0kt', 'below 0.25 miles', 'not reported'],
    ],
    ['/////KT //// //////', ['not reported', 'not reported', 'not reported']],
  ])('puts %s into words', (groups, words) => {
    const report = viewOf('en', `EDDF 211220Z ${groups} 09/04 Q1012`).light
      ?.report;
    expect([report?.wind, report?.visibility, report?.ceiling]).toEqual(words);
  });

  it.each([
    ['NIL', 'Keine aktuelle Meldung'],
    ['24005KT //// //////', 'ohne Kategorie'],
  ])('shows an airport without a category: %s', (groups, state) => {
    const {light} = viewOf('de', `EDDF 211220Z ${groups}`);
    expect(light).toMatchObject({category: null, state});
  });

  it.each([
    [{kind: 'service', host: 'aviationweather.gov'}, /aviationweather\.gov/],
    [{kind: 'samples'}, /Beispieldaten/],
    [{kind: 'madeUp'}, new RegExp(`^${de.liveMap.madeUpNote}$`)],
  ] as const)(
    'names its source, or that it has samples: %j',
    (source, note) => {
      const view = viewOf('de', 'EDDF 211220Z 24005KT CAVOK', source);
      expect(view.isSample).toBe(source.kind !== 'service');
      expect(view.note).toMatch(note);
      expect(view.light?.report).toMatchObject({age: 'vor 25 Min.'});
    },
  );

  it('counts the lights of each category', () => {
    expect(viewOf('de', 'EDDF 211220Z 24005KT 0200 OVC001').counts).toEqual([
      {category: 'vfr', count: 0},
      {category: 'mvfr', count: 0},
      {category: 'ifr', count: 0},
      {category: 'lifr', count: 2},
    ]);
  });

  it('has the report of the chosen light alone, unless it is to have all', () => {
    const {chosen, light, lights} = viewOf('de', 'EDDF 211220Z 24005KT CAVOK');
    expect(chosen).toBe('EDDF');
    expect(lights.map(({report}) => report)).toEqual([light?.report, null]);
  });

  it.each([
    [-89, '89 min. ago'],
    [-130, '2 hr. ago'],
    [1, '0 min. ago'],
  ])('tells an age of %i minutes', (minutes, age) => {
    const raw = 'EDDF 211220Z 24005KT CAVOK';
    const {light} = viewOf('en', raw, undefined, NOW + minutes * 60_000);
    expect(light?.report?.age).toBe(age);
  });
});
