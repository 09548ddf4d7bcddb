import {useLoaderData} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMap} from './LiveMap';

afterEach(cleanup);

const VIEW: MapView = {
  lights: [],
  counts: [],
  isSample: false,
  note: 'Reports from weather.example.',
  tablePath: '/weather',
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
  render(<Stub />);
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
