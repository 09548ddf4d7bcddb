import {describe, expect, it} from 'vitest';
import {FLIGHT_CATEGORIES} from './flight-category';
import {parseReport} from './parse-report.server';
import {SAMPLE_REPORTS} from './sample-reports.server';
import {STATIONS} from './stations';

describe('the sample reports', () => {
  const reports = STATIONS.map(({icao}) => ({
    icao,
    report: parseReport(SAMPLE_REPORTS[icao] ?? ''),
  }));

  it('hold a whole report of every station and of no other', () => {
    for (const {icao, report} of reports) {
      expect(report, icao).toMatchObject({
        icao,
        time: expect.stringMatching(/^1[23]:\d\d$/) as string,
        wind: expect.anything() as object,
        visibility: expect.anything() as object,
        category: expect.any(String) as string,
      });
    }
    expect(Object.keys(SAMPLE_REPORTS)).toHaveLength(STATIONS.length);
  });

  it('light the map in all four categories, most of them green', () => {
    const count = (wanted: string) =>
      reports.filter(({report}) => report?.category === wanted).length;
    for (const category of FLIGHT_CATEGORIES) {
      expect(count(category), category).toBeGreaterThanOrEqual(3);
    }
    expect(count('vfr')).toBeGreaterThan(reports.length / 3);
  });
});
