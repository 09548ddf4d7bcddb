import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LiveRegion} from '~/components/ui/announce';
import en from '~/locales/en.json';
import type {MapView} from '~/lib/weather/map-view';
import {HomeHero} from './HomeHero';

const region = (name: string) => ({
  name,
  to: `/metarmap?Region=${name}#choose`,
  reports: `/weather/reports?region=${name.toLowerCase()}`,
});

const view = (name: MapView['region'], note: string): MapView => ({
  region: name,
  isWide: false,
  chosen: null,
  lights: [],
  isWhole: false,
  counts: [],
  isSample: false,
  note,
  tablePath: '/weather',
  reportsPath: '/weather/reports',
  texts: {...en.liveMap},
});

const scrollIntoView = vi.fn();

beforeEach(async () => {
  scrollIntoView.mockClear();
  // jsdom has none.
  Element.prototype.scrollIntoView = scrollIntoView;
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          <HomeHero
            weather={view('germany', 'From Flensburg to Munich')}
            regions={[region('Germany'), region('Alps'), region('Europe')]}
            priceFrom={null}
            priceNote={null}
          />
          <LiveRegion />
        </>
      ),
    },
  ]);
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  await screen.findByRole('link', {name: 'Alps'});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string) => screen.getByRole('link', {name});
const target = (name: string) => link(name).getAttribute('href');

it('shows the map of another region in place, says so, and leads to its options', async () => {
  expect(link('Germany').getAttribute('aria-current')).toBe('true');
  expect(target(en.home.hero.buy)).toBe('/metarmap#choose');
  let answerAlps = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === region('Alps').reports
      ? new Promise((resolve) => {
          answerAlps = () => resolve(Response.json(view('alps', 'Mountains')));
        })
      : Promise.resolve(Response.json(view('europe', 'From Lisbon to Kyiv'))),
  );
  fireEvent.click(link('Alps'));
  fireEvent.click(link('Europe'));
  expect(await screen.findByText('From Lisbon to Kyiv')).toBeTruthy();
  // Late, it is not wanted any more.
  answerAlps();
  await Promise.resolve();
  expect(screen.queryByText('Mountains')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Europe');
  // A phone's visitor has scrolled past the map to choose.
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(link('Europe').getAttribute('aria-current')).toBe('true');
  expect(link('Germany').getAttribute('aria-current')).toBeNull();
  expect(target(en.home.hero.buy)).toBe('/metarmap?Region=Europe#choose');
});

it('leaves a click that asks for a new tab to the link', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  link('Alps').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
  });
  fireEvent.click(link('Alps'), {ctrlKey: true});
  expect(fetch).not.toHaveBeenCalled();
});
