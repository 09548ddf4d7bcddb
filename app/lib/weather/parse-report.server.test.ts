import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseReport} from './parse-report.server';

/** Reports as airports send them; `category` by the rules of `flight-category.ts`. */
const REPORTS: [what: string, raw: string, category: string | null][] = [
  ['CAVOK', 'EDDK 211220Z 00000KT CAVOK 12/03 Q1021', 'vfr'],
  ['a broken layer at 3,000 ft', 'EDDS 211220Z 9999 BKN030 Q1021', 'mvfr'],
  ['NSC', 'LSZH 211220Z VRB03KT 6000 NSC 10/05 Q1010', 'mvfr'],
  ['NCD', 'EGLL 211220Z AUTO 24005KT 9999 NCD 10/05 Q1010', 'vfr'],
  ['CLR and P6SM', 'KORD 211251Z 31012KT P6SM CLR 02/01 A3042', 'vfr'],
  ['scattered clouds only', 'EHAM 211225Z 9999 SCT004 08/08 Q1009', 'vfr'],
  ['freezing fog', 'METAR EDDM 211220Z 0350 R08L/0600N FZFG VV001', 'lifr'],
  ['an obscured sky', 'LFPG 211230Z 0300 FG VV/// 01/01 Q1020', 'lifr'],
  ['a fraction of a mile', 'SPECI EDDH 211234Z 3/4SM OVC040 Q1009=', 'lifr'],
  ['a whole and a fraction', 'KJFK 211251Z 1 1/2SM BR OVC040 A3042', 'ifr'],
  ['less than', 'KBOS 211251Z M1/4SM FG VV002 02/01 A3042', 'lifr'],
  ['a minimum visibility', 'EDDN 211220Z COR 2000 1200NE BR SCT010', 'ifr'],
  ['a worse trend', 'EKCH 211220Z 9999 SCT012CB TEMPO 0800 BKN002', 'vfr'],
  ['remarks', 'KDEN 211253Z 10SM FEW250 A3042 RMK AO2 BKN005 VV001', 'vfr'],
  ['no type of clouds', 'EDDW 211220Z 9999 // BKN012/// OVC030///', 'mvfr'],
  ['clouds without a height', 'EPKK 211230Z 9999 BKN/// 09/07 Q1009', null],
  ['no clouds seen by AUTO', 'EDDV 211220Z AUTO 9999 ////// 09/07', null],
  ['nothing but a wind', 'EDDB 211220Z 24005KT //// ////// ///// Q////', null],
];

describe('parseReport', () => {
  it.each(REPORTS)('understands %s', (_what, raw, category) => {
    expect(parseReport(raw)?.category).toBe(category);
  });

  it('reads time, wind, visibility and ceiling', () => {
    expect(
      parseReport('  EDDF 211220Z 24012G25KT 210V270\n 4000 BKN008 Q1012='),
    ).toEqual({
      icao: 'EDDF',
      raw: 'EDDF 211220Z 24012G25KT 210V270 4000 BKN008 Q1012',
      time: '12:20',
      wind: {from: 240, speed: 12, gust: 25, between: [210, 270]},
      visibility: {value: 4000, unit: 'm', bound: null},
      ceiling: {kind: 'height', feet: 800},
      category: 'ifr',
    });
    // Metres per second as knots.
    expect(parseReport('UUEE 211220Z 26008MPS 9999 NSC')?.wind?.speed).toBe(16);
    // A time that does not exist.
    expect(parseReport('LOWI 311299Z 26008KT 5000 OVC010')?.time).toBeNull();
  });

  it.each([
    ...['', '   ', 'garbage', 'EDDS 211220Z NIL', '<!doctype html>'],
    ...['XXXX '.repeat(100), `EDDF 211220Z ${'FEW020 '.repeat(10_000)}`],
  ])('does not read %.30j as a report', (raw) => {
    expect(parseReport(raw)).toBeNull();
  });

  it('never throws', {timeout: 60_000}, () => {
    const groups = fc.constantFrom(
      ...REPORTS.flatMap(([, raw]) => raw.split(' ')),
      ...['////', 'P//SM', 'R99/////', 'VV', 'BKN', 'RMK', 'TEMPO'],
    );
    const shuffled = fc.array(groups).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string({unit: 'binary'}), shuffled), (text) => {
        parseReport(text);
      }),
      {seed: 20_260_619, numRuns: 300},
    );
  });
});
