import {describe, expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {FLIGHT_CATEGORIES} from './flight-category';
import {parseReport} from './parse-report.server';
import {placedStations} from './placed-stations';
import {sampleReports} from './sample-reports.server';

describe.each(REGIONS)('the sample reports of %s', (region) => {
  const samples = sampleReports(region);
  const reports = placedStations(region).map(({icao}) => ({
    icao,
    report: parseReport(samples.get(icao) ?? ''),
  }));

  it('hold a whole report of every airport', () => {
    for (const {icao, report} of reports) {
      expect(report, icao).toMatchObject({
        icao,
        time: expect.stringMatching(/^\d\d:5\d$/) as string,
        wind: expect.anything() as object,
        visibility: {unit: region === 'usEastCoast' ? 'SM' : 'm'},
        category: expect.any(String) as string,
      });
    }
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
