import {describe, expect, it} from 'vitest';
import {AIRPORTS} from '../data/airports';
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

  it('looks like a report, as the airport’s country writes it', () => {
    expect(metarReport('KJFK', NOON).rawOb).toMatch(
      /^METAR KJFK 211200Z \d{3}\d{2}KT .*SM .+ \d\d\/\d\d A\d{4}$/,
    );
    for (const icao of ['EDDF', 'EDDM', 'LSZH', 'EKCH']) {
      expect(metarReport(icao, NOON).rawOb).toMatch(
        /^METAR [A-Z]{4} 211200Z \d{3}\d{2}KT (?:CAVOK|\d{4} .+) \d\d\/\d\d Q1\d{3}$/,
      );
    }
  });

  it('is alike at neighbours, bad somewhere at any time, and good in most places', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const bad = Object.keys(AIRPORTS).filter((icao) =>
        /(?:BKN|OVC|VV)00\d/.test(
          metarReport(icao, NOON + hour * 3_600_000).rawOb,
        ),
      );
      expect(bad.length, `${hour}`).toBeGreaterThan(0);
      expect(bad.length, `${hour}`).toBeLessThan(
        Object.keys(AIRPORTS).length / 4,
      );
    }
    const sky = (icao: string) =>
      /BKN0[0-2]/.test(metarReport(icao, NOON).rawOb);
    expect(sky('EDDN')).toBe(sky('EDQM'));
    expect(sky('EDDM')).toBe(sky('ETSN'));
  });
});
