import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {LiveRegion} from '~/components/ui/announce';
import en from '~/locales/en.json';
import type {RegionLink} from '~/lib/home/load-home.server';
import type {MapView} from '~/lib/weather/map-view';
import {HomeHero} from './HomeHero';

const region = (name: string, key: RegionLink['region']): RegionLink => ({
  name,
  region: key,
  from: `${name} from €${name.length}`,
  shipsFree: key === 'europe',
  to: `/metarmap?Region=${name}`,
  reports: `/weather/reports?region=${name.toLowerCase()}`,
});

const view = (name: MapView['region'], note: string): MapView => ({
  region: name,
  isWide: false,
  chosen: null,
  lights: [],
  isWhole: false,
  note,
  tablePath: '/weather',
  reportsPath: '/weather/reports',
  texts: {...en.liveMap},
});

beforeEach(async () => {
  renderPage(
    <>
      <HomeHero
        weather={view('alps', 'Mountains')}
        regions={[
          region('Germany', 'germany'),
          region('Alps', 'alps'),
          region('Europe', 'europe'),
        ]}
        rating={{value: 4.5, best: 5, count: 12}}
      />
      <LiveRegion />
    </>,
    {
      route: {
        id: 'root',
        loader: () => ({
          priceNote: {tax: 'mwst', isFree: false, freeFrom: null},
        }),
      },
    },
  );
  await screen.findByRole('link', {name: 'Alps'});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string) => screen.getByRole('link', {name});
const target = (name: string) => link(name).getAttribute('href');

it('shows the map of another region with its price in place, says so, and leads to its options', async () => {
  expect(link('Alps').getAttribute('aria-current')).toBe('true');
  expect(target(en.map.hero.buy)).toBe('/metarmap?Region=Alps');
  expect(screen.getByText('Alps from €4')).toBeTruthy();
  expect(screen.getByText(/plus/)).toBeTruthy();
  let answerGermany = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === region('Germany', 'germany').reports
      ? new Promise((resolve) => {
          answerGermany = () =>
            resolve(Response.json(view('germany', 'From Flensburg to Munich')));
        })
      : Promise.resolve(Response.json(view('europe', 'From Lisbon to Kyiv'))),
  );
  fireEvent.click(link('Germany'));
  fireEvent.click(link('Europe'));
  expect(await screen.findByText('From Lisbon to Kyiv')).toBeTruthy();
  // Arrives after another region was chosen.
  answerGermany();
  await Promise.resolve();
  expect(screen.queryByText('From Flensburg to Munich')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Europe');
  expect(link('Europe').getAttribute('aria-current')).toBe('true');
  expect(link('Alps').getAttribute('aria-current')).toBeNull();
  expect(screen.getByText('Europe from €6')).toBeTruthy();
  expect(screen.getByText(/Free/)).toBeTruthy();
  expect(target(en.map.hero.buy)).toBe('/metarmap?Region=Europe');
});

it('leads from the map’s stars to its reviews', () => {
  // Phones display one star, wider windows five: styles hide the other.
  // English messages on a German path.
  const words = '4,5 out of 5 stars, 12 ratings';
  expect(target(`${words} ${words}`)).toBe('/metarmap#reviews');
});

it('lets the link handle a click that opens a new tab', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  link('Alps').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
  });
  fireEvent.click(link('Alps'), {ctrlKey: true});
  expect(fetch).not.toHaveBeenCalled();
});

it('shows no regions beside a picture of the merchant’s, which they would not change', async () => {
  cleanup();
  renderPage(
    <HomeHero
      weather={view('alps', 'Mountains')}
      regions={[region('Germany', 'germany'), region('Alps', 'alps')]}
      texts={{
        headline: 'Weather',
        extra: {
          html: null,
          picture: {
            url: '/a.webp',
            altText: 'A wall',
            width: 9,
            height: 9,
          },
          darkPicture: null,
          link: null,
        },
      }}
    />,
    {
      route: {
        id: 'root',
        loader: () => ({
          priceNote: {tax: 'mwst', isFree: false, freeFrom: null},
        }),
      },
    },
  );
  await screen.findByRole('img', {name: 'A wall'});
  expect(screen.queryByRole('link', {name: 'Alps'})).toBeNull();
});
