import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import type {LightView} from '~/lib/weather/map-view';
import {ReportTable} from './ReportTable';

afterEach(cleanup);

const REPORT = {
  plain: 'Good visibility.',
  wind: '320°',
  visibility: '10 miles',
  ceiling: 'none',
  time: '12:20 UTC',
  age: null,
};

const light = (icao: string, raw?: string): LightView => ({
  icao,
  name: `Airport ${icao}`,
  left: 40,
  top: 20,
  look: '',
  category: raw ? 'vfr' : null,
  state: raw ? 'VFR' : 'No report',
  ...(raw && {report: {...REPORT, raw}}),
});

it('shows reports without the word that is their column’s title, each below its airport on demand', () => {
  renderPage(
    <ReportTable
      groups={[
        {
          id: 'vfr',
          category: 'vfr',
          title: 'VFR',
          note: '3 airports',
          lights: [
            light('KBOS', 'METAR KBOS 291800Z'),
            light('KJFK', 'SPECI KJFK 291812Z'),
            light('KACK'),
          ],
        },
      ]}
      texts={{...en.liveMap}}
    />,
  );
  const last = (name: RegExp) =>
    screen.getByRole('row', {name}).lastElementChild?.textContent;
  expect(last(/KBOS/)).toBe('KBOS 291800Z');
  // Says more than the title: a report out of turn.
  expect(last(/KJFK/)).toBe('SPECI KJFK 291812Z');
  expect(screen.getByLabelText('METAR KBOS').tagName).toBe('SUMMARY');
  expect(screen.queryByLabelText('METAR KACK')).toBeNull();
  expect(
    screen.getByRole('row', {name: 'VFR 3 airports'}).parentElement?.id,
  ).toBe('vfr');
});
