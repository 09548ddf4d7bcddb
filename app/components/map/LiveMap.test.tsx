import {act, cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {LiveMap} from './LiveMap';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

const VIEW: MapView = {
  region: 'germany',
  isWide: false,
  chosen: null,
  lights: [],
  isWhole: false,
  note: 'Reports from weather.example.',
  tablePath: '/weather',
  reportsPath: '/weather/reports',
  texts: {...en.liveMap},
};

async function showPage(view: MapView) {
  renderPage(<LiveMap view={view} />);
  await screen.findByText(view.note);
}

const light = (icao: string, changes: Partial<LightView> = {}): LightView => ({
  icao,
  name: `Airport ${icao}`,
  left: 40,
  top: 20,
  look: 'hub left',
  category: 'vfr',
  state: 'VFR',
  ...changes,
});

it('fetches the reports once it is scrolled to, again after a failure, and updates its lights', async () => {
  const report = {
    plain: 'Good visibility',
    raw: 'EDDH 211950Z 24008KT CAVOK 08/03 Q1019',
    wind: '240°, 8 kt',
    visibility: '10 km',
    ceiling: '–',
    time: '19:50 UTC',
    age: '3 min. ago',
  };
  const fetched: MapView = {
    ...VIEW,
    isWhole: true,
    lights: [
      light('EDDH', {report, category: 'ifr', state: 'IFR'}),
      light('EDDM'),
    ],
  };
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(null, {status: 503}))
    .mockImplementation(() => Promise.resolve(Response.json(fetched)));
  const lights = [light('EDDH'), light('EDDM')];
  await showPage({...VIEW, lights});
  const hamburg = screen.getByRole('radio', {name: /EDDH/});
  const reports = () =>
    [...document.querySelectorAll('.live-map-report')].map(({id}) => id);
  expect(reports()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();

  fireEvent.pointerOver(hamburg);
  await waitFor(() => {
    fireEvent.focusIn(hamburg);
    expect(reports()).toEqual(['report-EDDH', 'report-EDDM']);
  });
  fireEvent.pointerOver(hamburg);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.lastCall?.[0]).toBe('/weather/reports');
  expect(hamburg.className).toBe('ifr hub left');
  expect(hamburg.getAttribute('aria-label')).toBe('Airport EDDH (EDDH): IFR');
  expect(hamburg.getAttribute('aria-describedby')).toBe('report-EDDH');
  expect(document.body.textContent).toContain(report.raw);
  expect(document.body.textContent).toContain(report.age);
});

it('treats a tap beside the lights as one on the nearest light', async () => {
  await showPage({
    ...VIEW,
    lights: [light('EDDH'), light('EDDM', {left: 60, top: 80})],
  });
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  const at = (x: number, y: number) => () => new DOMRect(x, y, 24, 24);
  if (first) first.getBoundingClientRect = at(100, 50);
  if (second) second.getBoundingClientRect = at(150, 200);
  const chart = document.querySelector('.live-map-chart');
  if (!chart) throw new Error('There is no chart.');
  fireEvent(
    chart,
    new MouseEvent('pointerup', {bubbles: true, clientX: 140, clientY: 190}),
  );
  expect(second?.checked).toBe(true);
});

it.each([
  ['has run through its hours', 22_000],
  ['is stopped', 3000],
])('lights return to the reports when a day %s', async (_, milliseconds) => {
  await showPage({
    ...VIEW,
    lights: [light('EDDH', {top: 90, category: 'ifr', state: 'IFR'})],
  });
  const hamburg = screen.getByRole('radio', {name: /EDDH/});
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', {name: en.map.day.play}));
  expect(hamburg.className).toBe('vfr hub left');
  expect(hamburg.getAttribute('aria-label')).toBe('Airport EDDH (EDDH): VFR');
  const legend = screen.getAllByRole('listitem').map((li) => li.textContent);
  expect(legend).toEqual(['VFR 1', 'MVFR 0', 'IFR 0', 'LIFR 0']);
  // One hour after the other: each sets the timer of the next.
  for (let passed = 0; passed < milliseconds; passed += 100) {
    act(() => void vi.advanceTimersByTime(100));
  }
  const stop = screen.queryByRole('button', {name: en.map.day.stop});
  if (stop) fireEvent.click(stop);
  expect(stop === null).toBe(milliseconds > 20_000);
  expect(hamburg.className).toBe('ifr hub left');
});
