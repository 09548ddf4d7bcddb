import {describe, expect, it} from 'vitest';
import {metarReport} from './metar-report';

const NOON = Date.UTC(2026, 10, 21, 12, 0);

describe('the made-up weather', () => {
  it('is the same for half an hour and dated to its begin', () => {
    const first = metarReport('EDDF', NOON + 60_000);
    expect(metarReport('EDDF', NOON + 29 * 60_000)).toEqual(first);
    expect(first).toMatchObject({
      icaoId: 'EDDF',
      obsTime: NOON / 1000,
      reportTime: '2026-11-21T12:00:00.000Z',
    });
    expect(metarReport('EDDF', NOON + 31 * 60_000).obsTime).toBe(
      NOON / 1000 + 1800,
    );
  });

  it('looks like a report', () => {
    for (const icao of ['EDDF', 'EDDM', 'LSZH', 'EPWA', 'EKCH']) {
      expect(metarReport(icao, NOON).rawOb).toMatch(
        /^METAR [A-Z]{4} 211200Z \d{3}\d{2}KT (?:CAVOK|\d{4} .+) \d\d\/\d\d Q1\d{3}$/,
      );
    }
  });
});
