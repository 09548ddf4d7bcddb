import {useLoaderData} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it, vi} from 'vitest';
import en from '~/locales/en.json';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {LiveMap} from './LiveMap';
import {wholeMapHtml} from './map-html.server';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const VIEW: MapView = {
  region: 'germany',
  isWide: false,
  chosen: null,
  lights: [],
  counts: [],
  isSample: false,
  note: 'Reports from weather.example.',
  tablePath: '/weather',
  reportsPath: '/weather/reports',
  texts: {
    label: 'Flying weather',
    hint: 'hint',
    keys: 'keys',
    none: 'none',
    category: 'category',
    airport: 'airport',
    time: 'time',
    wind: 'wind',
    visibility: 'visibility',
    ceiling: 'ceiling',
    raw: 'raw',
    table: 'table',
    tableCaption: 'caption',
    sample: 'sample',
  },
};

/** The map's code comes when it is needed, on a busy machine late. */
const PATIENT = {timeout: 15_000};

function showPage(loader: () => MapView | null) {
  const Stub = createRemixStub([
    {
      path: '/',
      loader,
      Component: () => <LiveMap view={useLoaderData<MapView | null>()} />,
    },
  ]);
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
}

it('is made from the data of a page that a link within the site leads to', async () => {
  const loader = vi.fn(() => VIEW);
  showPage(loader);
  await screen.findByText(VIEW.note, undefined, PATIENT);
  expect(loader).toHaveBeenCalledOnce();
});

it('asks once for its data where the HTML that the document brought is gone', async () => {
  // A document has none beside its HTML; a request for the page's data has.
  const loader = vi
    .fn<() => MapView | null>(() => VIEW)
    .mockReturnValueOnce(null);
  showPage(loader);
  await screen.findByText(VIEW.note, undefined, PATIENT);
  expect(loader).toHaveBeenCalledTimes(2);
});

const light = (icao: string, changes: Partial<LightView> = {}): LightView => ({
  icao,
  name: `Airport ${icao}`,
  left: 40,
  top: 20,
  isHub: false,
  isMinor: false,
  labelSide: 'right',
  category: 'vfr',
  state: 'VFR',
  report: null,
  ...changes,
});

it('fetches the reports once somebody comes to it, again after a failure, and updates its lights', async () => {
  const report = {
    plain: 'Good visibility',
    raw: 'EDDH 211950Z 24008KT CAVOK 08/03 Q1019',
    wind: '240°, 8 kt',
    visibility: '10 km',
    ceiling: '–',
    time: '19:50 UTC',
    observedAt: Date.now() - 180_000,
    age: 'now',
  };
  const fetched = await wholeMapHtml({
    ...VIEW,
    lights: [
      light('EDDH', {report, category: 'ifr', state: 'IFR'}),
      light('EDDM'),
    ],
  });
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(null, {status: 503}))
    .mockImplementation(() => Promise.resolve(new Response(fetched)));
  const lights = [light('EDDH'), light('EDDM')];
  showPage(() => ({...VIEW, lights, room: []}));
  const hamburg = await screen.findByRole('radio', {name: /EDDH/}, PATIENT);
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
  expect(hamburg.parentElement?.className).toBe('ifr');
  expect(hamburg.getAttribute('aria-label')).toBe('Airport EDDH (EDDH): IFR');
  expect(hamburg.getAttribute('aria-describedby')).toBe('report-EDDH');
  expect(document.body.textContent).toContain(report.raw);
  expect(document.querySelector('[data-observed]')?.textContent).toMatch(/3/);
});

it('takes a tap beside the lights for the nearest one', async () => {
  showPage(() => ({
    ...VIEW,
    lights: [light('EDDH'), light('EDDM', {left: 60, top: 80})],
  }));
  const munich = await screen.findByRole('radio', {name: /EDDM/}, PATIENT);
  const at = (x: number, y: number) => () => new DOMRect(x, y, 24, 24);
  const [first, second] = document.querySelectorAll<HTMLElement>(
    '.live-map-lights > label',
  );
  if (first) first.getBoundingClientRect = at(100, 50);
  if (second) second.getBoundingClientRect = at(150, 200);
  const chart = document.querySelector('.live-map-chart');
  if (!chart) throw new Error('There is no chart.');
  fireEvent.click(chart, {clientX: 140, clientY: 190});
  expect((munich as HTMLInputElement).checked).toBe(true);
});
